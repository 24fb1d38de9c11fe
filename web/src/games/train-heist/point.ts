/** A point of a map: x and y, in the units of the board. */
export type Point = [number, number];
