// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

export interface AliensAttackOwn {
  game: "aliens-attack";
  squares: (string | null)[];
  deck: (string | null)[];
}

export interface AliensAttackView {
  game: "aliens-attack";
  phase: string;
  turn: number;
  danger: number;
  squares: (CardView | null)[];
  deck: (CardView | null)[];
  cannons: CannonView[];
  defence: DefenceView[];
  mothership: string;
  parts: PartView[];
  mothership_row: number | null;
  mines: number | null;
  shield: number | null;
  shield_hits: number;
  rounds_to_arrival: number | null;
  moving: MoveView | null;
}

export interface CannonView {
  cannon: string;
  level: number;
  sabotaged: boolean;
}

export interface CardView {
  front: string;
  face: string;
  card: string | null;
}

export interface DefenceView {
  card: string;
  action: string;
  on_board: boolean;
}

export interface MoveView {
  ships: number;
  squares: number;
  moved: number[];
}

export interface PartView {
  placed: boolean;
  set_aside: boolean;
  damaged: boolean;
  token: boolean;
}
