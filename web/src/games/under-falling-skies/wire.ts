// Made by web/scripts/wire_types.py from the Python sources. Do not edit.

export interface AbilityView {
  source: string;
  name: string;
  side: string;
  per: string;
  left: number | null;
  optional: boolean;
}

export interface BaseView {
  top: string;
  bottom: string;
  spaces: SpaceView[];
  rooms: RoomView[];
  path: string[];
  excavator: number;
  excavator_start: number;
  dig_cost: number;
  robots_in_reserve: number;
}

export interface BattleView {
  city: string;
  side: string;
  scenario: string;
  threat: number;
  difficulty: number;
  round: number;
  part: string;
  sky: RowView[];
  mothership: MothershipView;
  research: ResearchView;
  energy: TrackView;
  damage: TrackView;
  base: BaseView;
  dice: WorkerView[];
  marked_column: string | null;
  column_tokens: (number | null)[];
  tokens_in_pool: number;
  abilities: AbilityView[];
  counters: CounterView[];
  ending: string;
}

export interface CampaignView {
  chapter: number;
  battle: number;
  stacks: StackView[];
  enlisted: string[];
  to_enlist: number;
  saved_cities: string[];
  veterans: VeteranView[];
  removed: string[];
  sheet: SheetLine[];
  score: number;
}

export interface ChoiceView {
  source?: string | null;
  room?: string | null;
  value?: number | null;
  left?: number | null;
  square?: string | null;
  space?: string | null;
  ship?: string | null;
}

export interface CounterView {
  name: string;
  count: number;
  needed: number | null;
}

export interface DieView {
  colour: string;
  value: number;
  exhausted: boolean;
  digging: boolean;
}

export interface MothershipView {
  row: number;
  skull_row: number;
  launch_points: (string | null)[];
  waiting: string[];
  supply: number;
}

export interface ResearchView {
  steps: number;
  costs: number[];
  city_steps: number;
  goal_open: boolean;
}

export interface RoomView {
  room: string;
  kinds: string[];
  spaces: string[];
  cost: number;
  modifier: number;
  cost_now: number;
  value: number | null;
}

export interface RowView {
  row: number;
  tile: string;
  threat: boolean;
  squares: SquareView[];
  action: string;
  number: number;
}

export interface SheetLine {
  chapter: number;
  city: string;
  scenario: string;
  team: string[];
  first_game: number | null;
  damaged_game: number | null;
}

export interface SpaceView {
  room: string;
  path: number;
  die: DieView | null;
  token: number | null;
}

export interface SquareView {
  kind: string;
  number: number;
  ship: string | null;
  token: number | null;
}

export interface StackView {
  city: string;
  scenario: string;
  character: string;
}

export interface TrackView {
  value: number;
  most: number;
}

export interface UnderFallingSkiesView {
  game: "under-falling-skies";
  phase: string;
  choice: ChoiceView;
  battle: BattleView | null;
  campaign: CampaignView | null;
}

export interface VeteranView {
  character: string;
  ready: boolean;
}

export interface WorkerView {
  colour: string;
  value: number;
  space: string | null;
  in_hand: boolean;
}
