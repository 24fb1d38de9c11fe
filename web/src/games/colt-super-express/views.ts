// Written by `make types` from src/whistlestop/games/colt_super_express/view.py. Do not change it here.

/** The whole table, as a seat may know it. */
export interface TrainView {
  /** the seat that sees this view; null is a spectator */
  seat: number | null;
  round: number;
  first: number | null;
  expansions: string[];
  /** from the Last Car to the Locomotive */
  train: CarView[];
  /** by seat */
  bandits: BanditView[];
  /** the cards that every player has */
  hand: string[];
  /** the cards that this seat has laid this round, in order */
  scheme: string[];
  over: boolean;
  winner: number | null;
}

/** One car of the train; each floor lists its seats from the rear end to the front end. */
export interface CarView {
  /** 0 is the Locomotive */
  number: number;
  roof: number[];
  inside: number[];
}

/** One bandit, as a seat may know it. */
export interface BanditView {
  seat: number;
  /** empty until it is chosen */
  name: string;
  status: "aboard" | "boarding" | "out" | "pending";
  /** null: not aboard */
  car: number | null;
  /** null: not aboard */
  floor: ("inside" | "roof") | null;
  /** null: not aboard */
  facing: ("front" | "rear") | null;
  stunned: boolean;
  /** the cards played this round, in order */
  revealed: string[];
  /** the number of cards left in the stack */
  face_down: number;
  /** the cards left in the stack, if all are open; otherwise empty */
  stack: string[];
  /** their values; null: this seat may not know them */
  treasures: (number | null)[];
}
