// The cards and words of Colt Super Express that the rules page explains.

import { CARDS } from "./catalogue";

/** The ids of the texts, in the order of the glossary. */
export const GLOSSARY: readonly string[] = [
  ...CARDS.map((card) => `colt-card-${card}`),
  "colt-word-stunned",
  "colt-word-time-car",
];
