// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

export interface AirlockOwn {
  game: "airlock";
  pressure: number | null;
  choice: number | null;
}

export interface AirlockView {
  game: "airlock";
  round: number;
  left_ms: number;
  ends: number;
  paused: boolean;
  dark: boolean;
  acted: boolean[];
  vented: number[];
  shown: (number | null)[];
  suits: string[];
  wrench: number | null;
  air: number;
  pile: number;
  gone: number[];
  doors: (number | null)[];
}
