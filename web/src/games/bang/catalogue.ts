// Written by `make types` from src/whistlestop/games/bang. Do not change it here.

/** The facts of a card. */
export interface CardFacts {
  expansion: "base" | "gold-rush" | "legends" | "train-robbery"; // the box that it comes from
  deck: "equipment" | "feat-deck" | "playing" | "railcars" | "stations"; // the pile that it comes from
  border: "" | "black" | "blue" | "brown";
  range: number; // of a weapon; 0: it is none
  cost: number; // in nuggets
  signs: readonly string[]; // the ranks and suits of its copies
  copies: number;
}

export const CARDS: Readonly<Record<string, CardFacts>> = {
  "bang": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["AS", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "QH", "KH", "AH", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD"], "copies": 25},
  "missed": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "10C", "JC", "QC", "KC", "AC"], "copies": 12},
  "beer": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["6H", "7H", "8H", "9H", "10H", "JH"], "copies": 6},
  "panic": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["JH", "QH", "AH", "8D"], "copies": 4},
  "cat-balou": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["KH", "9D", "10D", "JD"], "copies": 4},
  "stagecoach": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["9S", "9S"], "copies": 2},
  "wells-fargo": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["3H"], "copies": 1},
  "general-store": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["9C", "QS"], "copies": 2},
  "duel": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["QD", "JS", "8C"], "copies": 3},
  "gatling": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["10H"], "copies": 1},
  "indians": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["KD", "AD"], "copies": 2},
  "saloon": {"expansion": "base", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["5H"], "copies": 1},
  "barrel": {"expansion": "base", "deck": "playing", "border": "blue", "range": 0, "cost": 0, "signs": ["QS", "KS"], "copies": 2},
  "dynamite": {"expansion": "base", "deck": "playing", "border": "blue", "range": 0, "cost": 0, "signs": ["2H"], "copies": 1},
  "jail": {"expansion": "base", "deck": "playing", "border": "blue", "range": 0, "cost": 0, "signs": ["JS", "10S", "4H"], "copies": 3},
  "mustang": {"expansion": "base", "deck": "playing", "border": "blue", "range": 0, "cost": 0, "signs": ["8H", "9H"], "copies": 2},
  "scope": {"expansion": "base", "deck": "playing", "border": "blue", "range": 0, "cost": 0, "signs": ["AS"], "copies": 1},
  "volcanic": {"expansion": "base", "deck": "playing", "border": "blue", "range": 1, "cost": 0, "signs": ["10S", "10C"], "copies": 2},
  "schofield": {"expansion": "base", "deck": "playing", "border": "blue", "range": 2, "cost": 0, "signs": ["JC", "QC", "KS"], "copies": 3},
  "remington": {"expansion": "base", "deck": "playing", "border": "blue", "range": 3, "cost": 0, "signs": ["KC"], "copies": 1},
  "rev-carabine": {"expansion": "base", "deck": "playing", "border": "blue", "range": 4, "cost": 0, "signs": ["AC"], "copies": 1},
  "winchester": {"expansion": "base", "deck": "playing", "border": "blue", "range": 5, "cost": 0, "signs": ["8S"], "copies": 1},
  "shot": {"expansion": "gold-rush", "deck": "equipment", "border": "brown", "range": 0, "cost": 1, "signs": [], "copies": 3},
  "bottle": {"expansion": "gold-rush", "deck": "equipment", "border": "brown", "range": 0, "cost": 2, "signs": [], "copies": 3},
  "pardner": {"expansion": "gold-rush", "deck": "equipment", "border": "brown", "range": 0, "cost": 2, "signs": [], "copies": 3},
  "gold-rush": {"expansion": "gold-rush", "deck": "equipment", "border": "brown", "range": 0, "cost": 5, "signs": [], "copies": 1},
  "rhum": {"expansion": "gold-rush", "deck": "equipment", "border": "brown", "range": 0, "cost": 3, "signs": [], "copies": 2},
  "union-pacific": {"expansion": "gold-rush", "deck": "equipment", "border": "brown", "range": 0, "cost": 4, "signs": [], "copies": 1},
  "calumet": {"expansion": "gold-rush", "deck": "equipment", "border": "black", "range": 0, "cost": 3, "signs": [], "copies": 1},
  "gun-belt": {"expansion": "gold-rush", "deck": "equipment", "border": "black", "range": 0, "cost": 2, "signs": [], "copies": 1},
  "horseshoe": {"expansion": "gold-rush", "deck": "equipment", "border": "black", "range": 0, "cost": 2, "signs": [], "copies": 1},
  "pickaxe": {"expansion": "gold-rush", "deck": "equipment", "border": "black", "range": 0, "cost": 4, "signs": [], "copies": 1},
  "wanted": {"expansion": "gold-rush", "deck": "equipment", "border": "black", "range": 0, "cost": 2, "signs": [], "copies": 3},
  "gold-pan": {"expansion": "gold-rush", "deck": "equipment", "border": "black", "range": 0, "cost": 3, "signs": [], "copies": 1},
  "boots": {"expansion": "gold-rush", "deck": "equipment", "border": "black", "range": 0, "cost": 3, "signs": [], "copies": 1},
  "lucky-charm": {"expansion": "gold-rush", "deck": "equipment", "border": "black", "range": 0, "cost": 3, "signs": [], "copies": 1},
  "rucksack": {"expansion": "gold-rush", "deck": "equipment", "border": "black", "range": 0, "cost": 3, "signs": [], "copies": 1},
  "cactus": {"expansion": "train-robbery", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["7H"], "copies": 1},
  "dragoon": {"expansion": "train-robbery", "deck": "playing", "border": "blue", "range": 2, "cost": 0, "signs": ["JS"], "copies": 1},
  "evaded": {"expansion": "train-robbery", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["QC"], "copies": 1},
  "full-steam": {"expansion": "train-robbery", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["2S"], "copies": 1},
  "knife-revolver": {"expansion": "train-robbery", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["5D"], "copies": 1},
  "map": {"expansion": "train-robbery", "deck": "playing", "border": "blue", "range": 0, "cost": 0, "signs": ["3D"], "copies": 1},
  "money-bag": {"expansion": "train-robbery", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["QC"], "copies": 1},
  "most-wanted": {"expansion": "train-robbery", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["KS"], "copies": 1},
  "next-stop": {"expansion": "train-robbery", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["2D", "KC"], "copies": 2},
  "refund": {"expansion": "train-robbery", "deck": "playing", "border": "blue", "range": 0, "cost": 0, "signs": ["3S"], "copies": 1},
  "strongbox": {"expansion": "train-robbery", "deck": "playing", "border": "blue", "range": 0, "cost": 0, "signs": ["9H"], "copies": 1},
  "switch": {"expansion": "train-robbery", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["6H"], "copies": 1},
  "train-robbery": {"expansion": "train-robbery", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["4D", "JC"], "copies": 2},
  "water-tower": {"expansion": "train-robbery", "deck": "playing", "border": "brown", "range": 0, "cost": 0, "signs": ["8H"], "copies": 1},
  "baggage-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "caboose": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "cattle-truck": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "circus-wagon": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "coal-hopper": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "dining-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "express-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "ghost-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "lounge-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "lumber-flatcar": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "mail-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "observation-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "passenger-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "prisoner-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "private-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "sleeper-car": {"expansion": "train-robbery", "deck": "railcars", "border": "blue", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "boom-town": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "catico": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "creepy-creek": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "crowns-hole": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "deathwood": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "dodgeville": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "fort-wroth": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "frisco": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "miners-oath": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "san-tafe": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "tombrock": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "virginia-town": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "yooma": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "custom-station": {"expansion": "train-robbery", "deck": "stations", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "fifty-guns": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "wounded-pride": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "old-west-gang": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "3-15-to-yooma": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "wilhelm-scream": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "scrugs-ballad": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "for-a-few-cards-more": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "quick-death": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "bottleneck": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "chuck-a-luck": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "good-company": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "last-hero": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "man-with-no-name": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "borderlands": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "oregon-trail": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
  "thousand-ways-to-die": {"expansion": "legends", "deck": "feat-deck", "border": "", "range": 0, "cost": 0, "signs": [], "copies": 1},
};

/** The facts of a character. */
export interface CharacterFacts {
  expansion: CardFacts["expansion"];
  life: number;
  front: string; // the side with which a Legend is dealt; empty: this is that side
}

export const CHARACTERS: Readonly<Record<string, CharacterFacts>> = {
  "bart-cassidy": {"expansion": "base", "life": 4, "front": ""},
  "black-jack": {"expansion": "base", "life": 4, "front": ""},
  "calamity-janet": {"expansion": "base", "life": 4, "front": ""},
  "el-gringo": {"expansion": "base", "life": 3, "front": ""},
  "jesse-jones": {"expansion": "base", "life": 4, "front": ""},
  "jourdonnais": {"expansion": "base", "life": 4, "front": ""},
  "kit-carlson": {"expansion": "base", "life": 4, "front": ""},
  "lucky-duke": {"expansion": "base", "life": 4, "front": ""},
  "paul-regret": {"expansion": "base", "life": 3, "front": ""},
  "pedro-ramirez": {"expansion": "base", "life": 4, "front": ""},
  "rose-doolan": {"expansion": "base", "life": 4, "front": ""},
  "sid-ketchum": {"expansion": "base", "life": 4, "front": ""},
  "slab-the-killer": {"expansion": "base", "life": 4, "front": ""},
  "suzy-lafayette": {"expansion": "base", "life": 4, "front": ""},
  "vulture-sam": {"expansion": "base", "life": 4, "front": ""},
  "willy-the-kid": {"expansion": "base", "life": 4, "front": ""},
  "don-bell": {"expansion": "gold-rush", "life": 4, "front": ""},
  "dutch-will": {"expansion": "gold-rush", "life": 4, "front": ""},
  "jacky-murieta": {"expansion": "gold-rush", "life": 4, "front": ""},
  "josh-mccloud": {"expansion": "gold-rush", "life": 4, "front": ""},
  "madam-yto": {"expansion": "gold-rush", "life": 4, "front": ""},
  "pretty-luzena": {"expansion": "gold-rush", "life": 4, "front": ""},
  "raddie-snake": {"expansion": "gold-rush", "life": 4, "front": ""},
  "simeon-picos": {"expansion": "gold-rush", "life": 4, "front": ""},
  "benny-brawler": {"expansion": "train-robbery", "life": 4, "front": ""},
  "evan-babbit": {"expansion": "train-robbery", "life": 4, "front": ""},
  "jimmy-texas": {"expansion": "train-robbery", "life": 4, "front": ""},
  "manuelita": {"expansion": "train-robbery", "life": 4, "front": ""},
  "sancho": {"expansion": "train-robbery", "life": 3, "front": ""},
  "sgt-blaze": {"expansion": "train-robbery", "life": 5, "front": ""},
  "shade-oconnor": {"expansion": "train-robbery", "life": 4, "front": ""},
  "zippy-roy": {"expansion": "train-robbery", "life": 5, "front": ""},
  "legendary-bart-cassidy": {"expansion": "legends", "life": 4, "front": "bart-cassidy"},
  "legendary-black-jack": {"expansion": "legends", "life": 4, "front": "black-jack"},
  "legendary-calamity-janet": {"expansion": "legends", "life": 4, "front": "calamity-janet"},
  "legendary-el-gringo": {"expansion": "legends", "life": 3, "front": "el-gringo"},
  "legendary-jesse-jones": {"expansion": "legends", "life": 4, "front": "jesse-jones"},
  "legendary-jourdonnais": {"expansion": "legends", "life": 4, "front": "jourdonnais"},
  "legendary-kit-carlson": {"expansion": "legends", "life": 4, "front": "kit-carlson"},
  "legendary-lucky-duke": {"expansion": "legends", "life": 4, "front": "lucky-duke"},
  "legendary-paul-regret": {"expansion": "legends", "life": 3, "front": "paul-regret"},
  "legendary-pedro-ramirez": {"expansion": "legends", "life": 4, "front": "pedro-ramirez"},
  "legendary-rose-doolan": {"expansion": "legends", "life": 4, "front": "rose-doolan"},
  "legendary-sid-ketchum": {"expansion": "legends", "life": 4, "front": "sid-ketchum"},
  "legendary-slab-the-killer": {"expansion": "legends", "life": 4, "front": "slab-the-killer"},
  "legendary-suzy-lafayette": {"expansion": "legends", "life": 4, "front": "suzy-lafayette"},
  "legendary-vulture-sam": {"expansion": "legends", "life": 4, "front": "vulture-sam"},
  "legendary-willy-the-kid": {"expansion": "legends", "life": 4, "front": "willy-the-kid"},
};

/** The fare of a railcar below a station, and the cards that pay it. */
export interface StationFacts {
  fare: "life-point" | "one-card" | "two-cards";
  pays: readonly string[]; // the ids of the cards that pay the fare
}

export const STATIONS: Readonly<Record<string, StationFacts>> = {
  "boom-town": {"fare": "one-card", "pays": ["bang-AS", "bang-2C", "bang-3C", "bang-4C", "bang-5C", "bang-6C", "bang-7C", "bang-8C", "bang-9C", "bang-QH", "bang-KH", "bang-AH", "bang-2D", "bang-3D", "bang-4D", "bang-5D", "bang-6D", "bang-7D", "bang-8D", "bang-9D", "bang-10D", "bang-JD", "bang-QD", "bang-KD", "bang-AD"]},
  "catico": {"fare": "one-card", "pays": ["panic-JH", "panic-QH", "panic-AH", "panic-8D", "cat-balou-KH", "cat-balou-9D", "cat-balou-10D", "cat-balou-JD"]},
  "creepy-creek": {"fare": "one-card", "pays": ["bang-AS", "missed-2S", "missed-3S", "missed-4S", "missed-5S", "missed-6S", "missed-7S", "missed-8S", "stagecoach-9S", "stagecoach-9S-2", "general-store-QS", "duel-JS", "barrel-QS", "barrel-KS", "jail-JS", "jail-10S", "scope-AS", "volcanic-10S", "schofield-KS", "winchester-8S", "dragoon-JS", "full-steam-2S", "most-wanted-KS", "refund-3S"]},
  "crowns-hole": {"fare": "one-card", "pays": ["beer-6H", "beer-7H", "beer-8H", "beer-9H", "beer-10H", "beer-JH"]},
  "deathwood": {"fare": "one-card", "pays": ["barrel-QS", "barrel-KS", "dynamite-2H", "jail-JS", "jail-10S", "jail-4H", "mustang-8H", "mustang-9H", "scope-AS", "volcanic-10S", "volcanic-10C", "schofield-JC", "schofield-QC", "schofield-KS", "remington-KC", "rev-carabine-AC", "winchester-8S", "dragoon-JS", "map-3D", "refund-3S", "strongbox-9H", "baggage-car", "caboose", "cattle-truck", "circus-wagon", "coal-hopper", "dining-car", "express-car", "ghost-car", "lounge-car", "lumber-flatcar", "mail-car", "observation-car", "passenger-car", "prisoner-car", "private-car", "sleeper-car"]},
  "dodgeville": {"fare": "one-card", "pays": ["missed-2S", "missed-3S", "missed-4S", "missed-5S", "missed-6S", "missed-7S", "missed-8S", "missed-10C", "missed-JC", "missed-QC", "missed-KC", "missed-AC"]},
  "fort-wroth": {"fare": "one-card", "pays": ["bang-AS", "bang-QH", "bang-KH", "bang-AH", "bang-10D", "bang-JD", "bang-QD", "bang-KD", "bang-AD", "missed-10C", "missed-JC", "missed-QC", "missed-KC", "missed-AC", "beer-10H", "beer-JH", "panic-JH", "panic-QH", "panic-AH", "cat-balou-KH", "cat-balou-10D", "cat-balou-JD", "general-store-QS", "duel-QD", "duel-JS", "gatling-10H", "indians-KD", "indians-AD", "barrel-QS", "barrel-KS", "jail-JS", "jail-10S", "scope-AS", "volcanic-10S", "volcanic-10C", "schofield-JC", "schofield-QC", "schofield-KS", "remington-KC", "rev-carabine-AC", "dragoon-JS", "evaded-QC", "money-bag-QC", "most-wanted-KS", "next-stop-KC", "train-robbery-JC"]},
  "frisco": {"fare": "one-card", "pays": ["bang-2C", "bang-3C", "bang-4C", "bang-5C", "bang-6C", "bang-7C", "bang-8C", "bang-9C", "missed-10C", "missed-JC", "missed-QC", "missed-KC", "missed-AC", "general-store-9C", "duel-8C", "volcanic-10C", "schofield-JC", "schofield-QC", "remington-KC", "rev-carabine-AC", "evaded-QC", "money-bag-QC", "next-stop-KC", "train-robbery-JC"]},
  "miners-oath": {"fare": "one-card", "pays": ["bang-2D", "bang-3D", "bang-4D", "bang-5D", "bang-6D", "bang-7D", "bang-8D", "bang-9D", "bang-10D", "bang-JD", "bang-QD", "bang-KD", "bang-AD", "panic-8D", "cat-balou-9D", "cat-balou-10D", "cat-balou-JD", "duel-QD", "indians-KD", "indians-AD", "knife-revolver-5D", "map-3D", "next-stop-2D", "train-robbery-4D"]},
  "san-tafe": {"fare": "one-card", "pays": ["bang-QH", "bang-KH", "bang-AH", "beer-6H", "beer-7H", "beer-8H", "beer-9H", "beer-10H", "beer-JH", "panic-JH", "panic-QH", "panic-AH", "cat-balou-KH", "wells-fargo-3H", "gatling-10H", "saloon-5H", "dynamite-2H", "jail-4H", "mustang-8H", "mustang-9H", "cactus-7H", "strongbox-9H", "switch-6H", "water-tower-8H"]},
  "tombrock": {"fare": "life-point", "pays": []},
  "virginia-town": {"fare": "two-cards", "pays": []},
  "yooma": {"fare": "one-card", "pays": ["bang-2C", "bang-3C", "bang-4C", "bang-5C", "bang-6C", "bang-7C", "bang-8C", "bang-9C", "bang-2D", "bang-3D", "bang-4D", "bang-5D", "bang-6D", "bang-7D", "bang-8D", "bang-9D", "missed-2S", "missed-3S", "missed-4S", "missed-5S", "missed-6S", "missed-7S", "missed-8S", "beer-6H", "beer-7H", "beer-8H", "beer-9H", "panic-8D", "cat-balou-9D", "stagecoach-9S", "stagecoach-9S-2", "wells-fargo-3H", "general-store-9C", "duel-8C", "saloon-5H", "dynamite-2H", "jail-4H", "mustang-8H", "mustang-9H", "winchester-8S", "cactus-7H", "full-steam-2S", "knife-revolver-5D", "map-3D", "next-stop-2D", "refund-3S", "strongbox-9H", "switch-6H", "train-robbery-4D", "water-tower-8H"]},
};

/** The sides of the Locomotive, by the counter of the table. */
export const LOCOMOTIVES = ["ironhorse", "leland"] as const;

/** The railcars behind a Locomotive that starts. */
export const FULL_TRAIN = 3 as const;

export const ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;

/** The kinds of events. */
export type MatchEventKind =
  | "another-turn"
  | "boarded"
  | "boasted"
  | "bought"
  | "came-back"
  | "character"
  | "checked"
  | "counted"
  | "dealt"
  | "discarded"
  | "displayed"
  | "dodged"
  | "drew"
  | "drew-railcars"
  | "dying"
  | "equipment-reshuffled"
  | "equipped"
  | "exchanged"
  | "exploded"
  | "faded"
  | "fame-lost"
  | "fame-placed"
  | "feat-claimed"
  | "feat-discarded"
  | "feat-performed"
  | "feat-revealed"
  | "feats-reshuffled"
  | "fended"
  | "flipped"
  | "found-equipment"
  | "freed"
  | "full-steam"
  | "gained-nuggets"
  | "gave"
  | "got-equipment"
  | "haunts"
  | "healed"
  | "ignored"
  | "legend"
  | "legend-over"
  | "looked"
  | "looked-at"
  | "lost-equipment"
  | "new-line"
  | "no-effect"
  | "out"
  | "over"
  | "paid-nuggets"
  | "passed-on"
  | "penalty"
  | "played"
  | "redirected"
  | "reshuffled"
  | "returned"
  | "reward"
  | "shot"
  | "showed"
  | "side"
  | "skipped"
  | "spared"
  | "store"
  | "took"
  | "took-discard"
  | "took-store"
  | "trail"
  | "train-moved"
  | "turn"
  | "turned-up"
  | "used-as"
  | "wounded";
