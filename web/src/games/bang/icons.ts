// The icons of cards, stations, characters and roles come from game-icons.net (CC BY 3.0); those of Feats and Legends
// are drawn for this project. Nothing is taken from the printed game.

import type { Component } from "svelte";
import { frontOf } from "./card";
import ArmBandage from "~icons/game-icons/arm-bandage";
import Armchair from "~icons/game-icons/armchair";
import Bandana from "~icons/game-icons/bandana";
import Bandit from "~icons/game-icons/bandit";
import Barrel from "~icons/game-icons/barrel";
import BeerStein from "~icons/game-icons/beer-stein";
import Binoculars from "~icons/game-icons/binoculars";
import BoxingGlove from "~icons/game-icons/boxing-glove";
import BrokenHeart from "~icons/game-icons/broken-heart";
import Bull from "~icons/game-icons/bull";
import BulletBelt from "~icons/game-icons/bullets";
import BunkBeds from "~icons/game-icons/bunk-beds";
import Cactus from "~icons/game-icons/cactus";
import Card2Clubs from "~icons/game-icons/card-2-clubs";
import CardJackSpades from "~icons/game-icons/card-jack-spades";
import CardKingSpades from "~icons/game-icons/card-king-spades";
import CardPick from "~icons/game-icons/card-pick";
import CardPickup from "~icons/game-icons/card-pickup";
import Cat from "~icons/game-icons/cat";
import CellarBarrels from "~icons/game-icons/cellar-barrels";
import Horseman from "~icons/game-icons/cloaked-figure-on-horseback";
import Clover from "~icons/game-icons/clover";
import Clubs from "~icons/game-icons/clubs";
import CoalWagon from "~icons/game-icons/coal-wagon";
import CowboyBoot from "~icons/game-icons/cowboy-boot";
import CowboyHolster from "~icons/game-icons/cowboy-holster";
import CrossedPistols from "~icons/game-icons/crossed-pistols";
import DeathSkull from "~icons/game-icons/death-skull";
import Diamonds from "~icons/game-icons/diamonds";
import Dodge from "~icons/game-icons/dodge";
import Dodging from "~icons/game-icons/dodging";
import DominoMask from "~icons/game-icons/domino-mask";
import Dynamite from "~icons/game-icons/dynamite";
import Envelope from "~icons/game-icons/envelope";
import FloatingGhost from "~icons/game-icons/floating-ghost";
import FlowerHat from "~icons/game-icons/flower-hat";
import GlassShot from "~icons/game-icons/glass-shot";
import GoldMine from "~icons/game-icons/gold-mine";
import Guitar from "~icons/game-icons/guitar";
import GunRose from "~icons/game-icons/gun-rose";
import Gunshot from "~icons/game-icons/gunshot";
import Handcuffs from "~icons/game-icons/handcuffs";
import HandheldFan from "~icons/game-icons/handheld-fan";
import HeartBottle from "~icons/game-icons/heart-bottle";
import Hearts from "~icons/game-icons/hearts";
import HorseHead from "~icons/game-icons/horse-head";
import Horseshoe from "~icons/game-icons/horseshoe";
import HumanTarget from "~icons/game-icons/human-target";
import JesterHat from "~icons/game-icons/jester-hat";
import Knapsack from "~icons/game-icons/knapsack";
import KnifeFork from "~icons/game-icons/knife-fork";
import LawStar from "~icons/game-icons/law-star";
import Lever from "~icons/game-icons/lever";
import MineWagon from "~icons/game-icons/mine-wagon";
import Miner from "~icons/game-icons/miner";
import Minigun from "~icons/game-icons/minigun";
import MirrorMirror from "~icons/game-icons/mirror-mirror";
import MoneyStack from "~icons/game-icons/money-stack";
import Musket from "~icons/game-icons/musket";
import Mustache from "~icons/game-icons/mustache";
import OldLantern from "~icons/game-icons/old-lantern";
import OldWagon from "~icons/game-icons/old-wagon";
import Pin from "~icons/game-icons/pin";
import PistolGun from "~icons/game-icons/pistol-gun";
import PokerHand from "~icons/game-icons/poker-hand";
import PoliceBadge from "~icons/game-icons/police-badge";
import Prisoner from "~icons/game-icons/prisoner";
import RailRoad from "~icons/game-icons/rail-road";
import ReceiveMoney from "~icons/game-icons/receive-money";
import ReloadGunBarrel from "~icons/game-icons/reload-gun-barrel";
import Revolver from "~icons/game-icons/revolver";
import RingingBell from "~icons/game-icons/ringing-bell";
import Robber from "~icons/game-icons/robber";
import RobberHand from "~icons/game-icons/robber-hand";
import RobberMask from "~icons/game-icons/robber-mask";
import Rose from "~icons/game-icons/rose";
import RunningShoe from "~icons/game-icons/running-shoe";
import SaberAndPistol from "~icons/game-icons/saber-and-pistol";
import SaloonDoors from "~icons/game-icons/saloon-doors";
import SawedOff from "~icons/game-icons/sawed-off-shotgun";
import Sergeant from "~icons/game-icons/sergeant";
import ShakingHands from "~icons/game-icons/shaking-hands";
import ShinyPurse from "~icons/game-icons/shiny-purse";
import Shop from "~icons/game-icons/shop";
import SkeletonKey from "~icons/game-icons/skeleton-key";
import SmokingPipe from "~icons/game-icons/smoking-pipe";
import Snake from "~icons/game-icons/snake";
import Sombrero from "~icons/game-icons/sombrero";
import Spades from "~icons/game-icons/spades";
import Spyglass from "~icons/game-icons/spyglass";
import SquareBottle from "~icons/game-icons/square-bottle";
import SteamBlast from "~icons/game-icons/steam-blast";
import SteamLocomotive from "~icons/game-icons/steam-locomotive";
import Stopwatch from "~icons/game-icons/stopwatch";
import Strongbox from "~icons/game-icons/strongbox";
import Suitcase from "~icons/game-icons/suitcase";
import SwapBag from "~icons/game-icons/swap-bag";
import Texas from "~icons/game-icons/texas";
import TheaterCurtains from "~icons/game-icons/theater-curtains";
import Ticket from "~icons/game-icons/ticket";
import TreasureMap from "~icons/game-icons/treasure-map";
import TwoFeathers from "~icons/game-icons/two-feathers";
import TwoShadows from "~icons/game-icons/two-shadows";
import Vulture from "~icons/game-icons/vulture";
import WantedReward from "~icons/game-icons/wanted-reward";
import WarPick from "~icons/game-icons/war-pick";
import WaterTower from "~icons/game-icons/water-tower";
import WesternHat from "~icons/game-icons/western-hat";
import Winchester from "~icons/game-icons/winchester-rifle";
import Windmill from "~icons/game-icons/windmill";
import WineBottle from "~icons/game-icons/wine-bottle";
import WoodPile from "~icons/game-icons/wood-pile";
import WoodenSign from "~icons/game-icons/wooden-sign";
import TrainToYooma from "~icons/own/3-15-to-yooma";
import Borderlands from "~icons/own/borderlands";
import Bottleneck from "~icons/own/bottleneck";
import ChuckALuck from "~icons/own/chuck-a-luck";
import FiftyGuns from "~icons/own/fifty-guns";
import ForAFewCardsMore from "~icons/own/for-a-few-cards-more";
import GoodCompany from "~icons/own/good-company";
import LastHero from "~icons/own/last-hero";
import ManWithNoName from "~icons/own/man-with-no-name";
import OldWestGang from "~icons/own/old-west-gang";
import OregonTrail from "~icons/own/oregon-trail";
import QuickDeath from "~icons/own/quick-death";
import ScrugsBallad from "~icons/own/scrugs-ballad";
import ThousandWaysToDie from "~icons/own/thousand-ways-to-die";
import WilhelmScream from "~icons/own/wilhelm-scream";
import WoundedPride from "~icons/own/wounded-pride";

export { default as CardsIcon } from "~icons/game-icons/poker-hand";
export { default as CogIcon } from "~icons/game-icons/cog";
export { default as CrossroadIcon } from "~icons/own/crossroad";
export { default as EndIcon } from "~icons/game-icons/finish-line";
export { default as GhostIcon } from "~icons/game-icons/ghost";
export { default as HatIcon } from "~icons/game-icons/western-hat";
export { default as LaurelIcon } from "~icons/own/laurel";
export { default as LifeIcon } from "~icons/game-icons/broken-heart";
export { default as RailIcon } from "~icons/game-icons/railway";
export { default as ReachIcon } from "~icons/game-icons/crosshair";
export { default as StayIcon } from "~icons/game-icons/pin";
export { default as TombIcon } from "~icons/game-icons/tombstone";

export const ICONS: Record<string, Component> = {
  bang: Gunshot,
  missed: Dodge,
  beer: BeerStein,
  panic: RobberHand,
  "cat-balou": Cat,
  stagecoach: OldWagon,
  "wells-fargo": MoneyStack,
  "general-store": Shop,
  duel: CrossedPistols,
  gatling: Minigun,
  indians: TwoFeathers,
  saloon: SaloonDoors,
  barrel: Barrel,
  dynamite: Dynamite,
  jail: Prisoner,
  mustang: HorseHead,
  scope: Spyglass,
  volcanic: ReloadGunBarrel,
  schofield: Revolver,
  remington: SawedOff,
  "rev-carabine": Musket,
  winchester: Winchester,
  "colt-45": CowboyHolster,
  shot: GlassShot,
  bottle: WineBottle,
  pardner: ShakingHands,
  "gold-rush": GoldMine,
  rhum: SquareBottle,
  "union-pacific": SteamLocomotive,
  calumet: SmokingPipe,
  "gun-belt": BulletBelt,
  horseshoe: Horseshoe,
  pickaxe: WarPick,
  wanted: WantedReward,
  "gold-pan": MineWagon,
  boots: CowboyBoot,
  "lucky-charm": Clover,
  rucksack: Knapsack,
  cactus: Cactus,
  dragoon: PistolGun,
  evaded: Dodging,
  "full-steam": SteamBlast,
  "knife-revolver": SaberAndPistol,
  map: TreasureMap,
  "money-bag": SwapBag,
  "most-wanted": HumanTarget,
  "next-stop": RailRoad,
  refund: ReceiveMoney,
  strongbox: Strongbox,
  switch: Lever,
  "train-robbery": RobberMask,
  "water-tower": WaterTower,
  "baggage-car": Suitcase,
  caboose: OldLantern,
  "cattle-truck": Bull,
  "circus-wagon": JesterHat,
  "coal-hopper": CoalWagon,
  "dining-car": KnifeFork,
  "express-car": Stopwatch,
  "ghost-car": FloatingGhost,
  "lounge-car": Armchair,
  "lumber-flatcar": WoodPile,
  "mail-car": Envelope,
  "observation-car": Binoculars,
  "passenger-car": Ticket,
  "prisoner-car": Handcuffs,
  "private-car": TheaterCurtains,
  "sleeper-car": BunkBeds,
  "bart-cassidy": ArmBandage,
  "black-jack": CardJackSpades,
  "calamity-janet": GunRose,
  "el-gringo": Mustache,
  "jesse-jones": Robber,
  jourdonnais: CellarBarrels,
  "kit-carlson": CardPick,
  "lucky-duke": Horseshoe,
  "paul-regret": Horseman,
  "pedro-ramirez": CardPickup,
  "rose-doolan": Rose,
  "sid-ketchum": HeartBottle,
  "slab-the-killer": DeathSkull,
  "suzy-lafayette": FlowerHat,
  "vulture-sam": Vulture,
  "willy-the-kid": WesternHat,
  "don-bell": RingingBell,
  "dutch-will": Windmill,
  "jacky-murieta": Sombrero,
  "josh-mccloud": Miner,
  "madam-yto": HandheldFan,
  "pretty-luzena": ShinyPurse,
  "raddie-snake": Snake,
  "simeon-picos": Bandana,
  "benny-brawler": BoxingGlove,
  "evan-babbit": MirrorMirror,
  "jimmy-texas": Texas,
  manuelita: Guitar,
  sancho: SkeletonKey,
  "sgt-blaze": Sergeant,
  "shade-oconnor": TwoShadows,
  "zippy-roy": RunningShoe,
  "boom-town": Gunshot,
  catico: Cat,
  "creepy-creek": Spades,
  "crowns-hole": BeerStein,
  deathwood: Pin,
  dodgeville: Dodge,
  "fort-wroth": CardKingSpades,
  frisco: Clubs,
  "miners-oath": Diamonds,
  "san-tafe": Hearts,
  tombrock: BrokenHeart,
  "virginia-town": PokerHand,
  yooma: Card2Clubs,
  "custom-station": WoodenSign,
  ironhorse: SteamLocomotive,
  leland: SteamLocomotive,
  "fifty-guns": FiftyGuns,
  "wounded-pride": WoundedPride,
  "old-west-gang": OldWestGang,
  "3-15-to-yooma": TrainToYooma,
  "wilhelm-scream": WilhelmScream,
  "scrugs-ballad": ScrugsBallad,
  "for-a-few-cards-more": ForAFewCardsMore,
  "quick-death": QuickDeath,
  bottleneck: Bottleneck,
  "chuck-a-luck": ChuckALuck,
  "good-company": GoodCompany,
  "last-hero": LastHero,
  "man-with-no-name": ManWithNoName,
  borderlands: Borderlands,
  "oregon-trail": OregonTrail,
  "thousand-ways-to-die": ThousandWaysToDie,
  sheriff: LawStar,
  deputy: PoliceBadge,
  outlaw: Bandit,
  renegade: DominoMask,
};

/** Return the icon of a character (either side of its card) or of another thing. */
export function iconOf(name: string): Component | undefined {
  return ICONS[name] ?? ICONS[frontOf(name)];
}
