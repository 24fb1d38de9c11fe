// What one seat may know of the train: games/colt_super_express/view.py.

export interface CarView {
  number: number; // 0 is the Locomotive
  roof: number[];
  inside: number[];
}

export interface BanditView {
  seat: number;
  name: string; // empty until it is chosen
  status: "boarding" | "aboard" | "pending" | "out";
  car: number | null;
  floor: "inside" | "roof" | null;
  facing: "front" | "rear" | null;
  stunned: boolean;
  revealed: string[];
  face_down: number;
  treasures: (number | null)[];
}

export interface TrainView {
  seat: number | null;
  round: number;
  first: number | null;
  expansions: string[];
  train: CarView[]; // from the Last Car to the Locomotive
  bandits: BanditView[];
  hand: string[];
  scheme: string[];
  over: boolean;
  winner: number | null;
}
