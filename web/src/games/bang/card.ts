// A card's id is `<kind>-<rank><suit>`; of two that are alike the second ends in `-2`. Equipment and railcars have
// no sign: their id is `<kind>`, or `<kind>-<n>` where there are several. Stations and the Locomotive are no cards.

export type Suit = "S" | "H" | "D" | "C";

export interface Sign {
  kind: string;
  rank: string;
  suit: Suit;
}

export const SYMBOLS: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
export const BROWN = [
  "bang",
  "missed",
  "beer",
  "panic",
  "cat-balou",
  "stagecoach",
  "wells-fargo",
  "general-store",
  "duel",
  "gatling",
  "indians",
  "saloon",
  "cactus",
  "evaded",
  "full-steam",
  "knife-revolver",
  "money-bag",
  "most-wanted",
  "next-stop",
  "switch",
  "train-robbery",
  "water-tower",
] as const;
export const BLUE = [
  "barrel",
  "dynamite",
  "jail",
  "mustang",
  "scope",
  "volcanic",
  "schofield",
  "remington",
  "rev-carabine",
  "winchester",
  "dragoon",
  "map",
  "refund",
  "strongbox",
] as const;
/** Equipment of Gold Rush: brown is used at once, black stays before a player. */
export const USED = ["shot", "bottle", "pardner", "gold-rush", "rhum", "union-pacific"] as const;
export const BLACK = [
  "calumet",
  "gun-belt",
  "horseshoe",
  "pickaxe",
  "wanted",
  "gold-pan",
  "boots",
  "lucky-charm",
  "rucksack",
] as const;
/** The railcars of The Great Train Robbery: blue, and never in a hand. */
export const RAILCARS = [
  "baggage-car",
  "caboose",
  "cattle-truck",
  "circus-wagon",
  "coal-hopper",
  "dining-car",
  "express-car",
  "ghost-car",
  "lounge-car",
  "lumber-flatcar",
  "mail-car",
  "observation-car",
  "passenger-car",
  "prisoner-car",
  "private-car",
  "sleeper-car",
] as const;
export const STATIONS = [
  "boom-town",
  "catico",
  "creepy-creek",
  "crowns-hole",
  "deathwood",
  "dodgeville",
  "fort-wroth",
  "frisco",
  "miners-oath",
  "san-tafe",
  "tombrock",
  "virginia-town",
  "yooma",
  "custom-station",
] as const;
/** The sides of the Locomotive, by the table's counter `leland`. */
export const LOCOMOTIVES = ["ironhorse", "leland"] as const;
/** What equipment costs, in nuggets. */
export const COST: Record<string, number> = {
  shot: 1,
  bottle: 2,
  pardner: 2,
  "gold-rush": 5,
  rhum: 3,
  "union-pacific": 4,
  calumet: 3,
  "gun-belt": 2,
  horseshoe: 2,
  pickaxe: 4,
  wanted: 2,
  "gold-pan": 3,
  boots: 3,
  "lucky-charm": 3,
  rucksack: 3,
};
export const CHARACTERS = [
  "bart-cassidy",
  "black-jack",
  "calamity-janet",
  "el-gringo",
  "jesse-jones",
  "jourdonnais",
  "kit-carlson",
  "lucky-duke",
  "paul-regret",
  "pedro-ramirez",
  "rose-doolan",
  "sid-ketchum",
  "slab-the-killer",
  "suzy-lafayette",
  "vulture-sam",
  "willy-the-kid",
  "don-bell",
  "dutch-will",
  "jacky-murieta",
  "josh-mccloud",
  "madam-yto",
  "pretty-luzena",
  "raddie-snake",
  "simeon-picos",
  "benny-brawler",
  "evan-babbit",
  "jimmy-texas",
  "manuelita",
  "sancho",
  "sgt-blaze",
  "shade-oconnor",
  "zippy-roy",
] as const;
/** The Feats of Legends; what those with the Crossroad ask for may be done at will. */
export const FEATS = [
  "fifty-guns",
  "wounded-pride",
  "old-west-gang",
  "3-15-to-yooma",
  "wilhelm-scream",
  "scrugs-ballad",
  "for-a-few-cards-more",
  "quick-death",
  "bottleneck",
  "chuck-a-luck",
  "good-company",
  "last-hero",
  "man-with-no-name",
  "borderlands",
  "oregon-trail",
  "thousand-ways-to-die",
] as const;
/** The characters whose cards have another side. */
export const TWO_SIDED = CHARACTERS.slice(0, 16);
export const LEGENDARY = "legendary-";
const FRAIL = ["el-gringo", "paul-regret", "sancho"];
const TOUGH = ["sgt-blaze", "zippy-roy"];
export const ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;
export const RANGES: Record<string, number> = {
  volcanic: 1,
  schofield: 2,
  remington: 3,
  "rev-carabine": 4,
  winchester: 5,
  dragoon: 2,
};

const CARD = /^(.+?)-(10|[2-9JQKA])([SHDC])(-\d)?$/;
const COPY = /^(.+)-\d$/;

/** What a card's id says; null for other words, such as a character's name. */
export function sign(id: string): Sign | null {
  const [, kind, rank, suit] = CARD.exec(id) ?? [];
  return kind && rank && suit ? { kind, rank, suit: suit as Suit } : null;
}

export function kindOf(id: string): string {
  return sign(id)?.kind ?? COPY.exec(id)?.[1] ?? id;
}

/** Black equipment stays before a player. */
export function isBlack(id: string): boolean {
  return (BLACK as readonly string[]).includes(kindOf(id));
}

export function isFeat(id: string): boolean {
  return (FEATS as readonly string[]).includes(id);
}

export function isLegendary(character: string): boolean {
  return character.startsWith(LEGENDARY);
}

/** The side with which a character is dealt. */
export function frontOf(character: string): string {
  return isLegendary(character) ? character.slice(LEGENDARY.length) : character;
}

/** The other side of that, if there is one. */
export function backOf(character: string): string | null {
  const front = frontOf(character);
  return (TWO_SIDED as readonly string[]).includes(front) ? LEGENDARY + front : null;
}

/** Whether a name is a character's, on whichever side. */
export function isCharacter(name: string): boolean {
  return (CHARACTERS as readonly string[]).includes(frontOf(name));
}

export function isRailcar(id: string): boolean {
  return (RAILCARS as readonly string[]).includes(id);
}

export function isStation(name: string): boolean {
  return (STATIONS as readonly string[]).includes(name);
}

export function isLocomotive(name: string): boolean {
  return (LOCOMOTIVES as readonly string[]).includes(name);
}

/** Blue cards stay in play; railcars are such cards. */
export function stays(id: string): boolean {
  return (BLUE as readonly string[]).includes(kindOf(id)) || isRailcar(id);
}

export function isRed(suit: Suit): boolean {
  return suit === "H" || suit === "D";
}

/** Life points of a character; a Sheriff has one more. */
export function lifeOf(character: string): number {
  return FRAIL.includes(character) ? 3 : TOUGH.includes(character) ? 5 : 4;
}
