// The cards, places, characters, roles and words of BANG! that the rules page explains.

import { kindsOf } from "./card";
import { CHARACTERS, LOCOMOTIVES, ROLES } from "./catalogue";

/** All cards by deck and border. */
const CARDS_IN_ORDER = [
  ...kindsOf("playing", "brown"),
  ...kindsOf("playing", "blue"),
  ...kindsOf("equipment", "brown"),
  ...kindsOf("equipment", "black"),
  ...kindsOf("railcars"),
  ...kindsOf("feat-deck"),
];

/** The ids of the texts, in the order of the glossary. */
export const GLOSSARY: readonly string[] = [
  ...CARDS_IN_ORDER.map((kind) => `bang-card-${kind}`),
  ...kindsOf("stations").map((name) => `bang-station-${name}`),
  ...LOCOMOTIVES.map((name) => `bang-locomotive-${name}`),
  ...Object.keys(CHARACTERS).map((name) => `bang-character-${name}`),
  ...ROLES.map((role) => `bang-role-${role}`),
  "bang-word-roles",
  "bang-word-colt-45",
  "bang-word-distance",
  "bang-word-range",
  "bang-word-draw-check",
  "bang-word-life",
  "bang-word-hand-limit",
  "bang-word-elimination",
  "bang-word-nuggets",
  "bang-word-equipment",
  "bang-word-shadow",
  "bang-word-train",
  "bang-word-railcar",
  "bang-word-station",
  "bang-word-locomotive",
  "bang-word-free-advance",
  "bang-word-end-of-the-line",
  "bang-word-ghost",
  "bang-word-feat",
  "bang-word-fame",
  "bang-word-crossroad",
  "bang-word-boast",
  "bang-word-legend",
  "bang-word-claim",
];
