// The pictures of cards, characters and roles: game-icons.net, CC BY 3.0. Nothing of the printed game's.

import type { Component } from "svelte";
import ArmBandage from "~icons/game-icons/arm-bandage";
import Bandana from "~icons/game-icons/bandana";
import Bandit from "~icons/game-icons/bandit";
import Barrel from "~icons/game-icons/barrel";
import BeerStein from "~icons/game-icons/beer-stein";
import BulletBelt from "~icons/game-icons/bullets";
import CardJackSpades from "~icons/game-icons/card-jack-spades";
import CardPick from "~icons/game-icons/card-pick";
import CardPickup from "~icons/game-icons/card-pickup";
import Cat from "~icons/game-icons/cat";
import CellarBarrels from "~icons/game-icons/cellar-barrels";
import Clover from "~icons/game-icons/clover";
import CowboyBoot from "~icons/game-icons/cowboy-boot";
import CowboyHolster from "~icons/game-icons/cowboy-holster";
import CrossedPistols from "~icons/game-icons/crossed-pistols";
import DeathSkull from "~icons/game-icons/death-skull";
import Dodge from "~icons/game-icons/dodge";
import DominoMask from "~icons/game-icons/domino-mask";
import Dynamite from "~icons/game-icons/dynamite";
import FlowerHat from "~icons/game-icons/flower-hat";
import GlassShot from "~icons/game-icons/glass-shot";
import GoldMine from "~icons/game-icons/gold-mine";
import GunRose from "~icons/game-icons/gun-rose";
import Gunshot from "~icons/game-icons/gunshot";
import HandheldFan from "~icons/game-icons/handheld-fan";
import HeartBottle from "~icons/game-icons/heart-bottle";
import HorseHead from "~icons/game-icons/horse-head";
import Horseman from "~icons/game-icons/cloaked-figure-on-horseback";
import Horseshoe from "~icons/game-icons/horseshoe";
import Knapsack from "~icons/game-icons/knapsack";
import LawStar from "~icons/game-icons/law-star";
import MineWagon from "~icons/game-icons/mine-wagon";
import Miner from "~icons/game-icons/miner";
import Minigun from "~icons/game-icons/minigun";
import MoneyStack from "~icons/game-icons/money-stack";
import Musket from "~icons/game-icons/musket";
import Mustache from "~icons/game-icons/mustache";
import OldWagon from "~icons/game-icons/old-wagon";
import PoliceBadge from "~icons/game-icons/police-badge";
import Prisoner from "~icons/game-icons/prisoner";
import ReloadGunBarrel from "~icons/game-icons/reload-gun-barrel";
import Revolver from "~icons/game-icons/revolver";
import RingingBell from "~icons/game-icons/ringing-bell";
import Robber from "~icons/game-icons/robber";
import RobberHand from "~icons/game-icons/robber-hand";
import Rose from "~icons/game-icons/rose";
import SaloonDoors from "~icons/game-icons/saloon-doors";
import SawedOff from "~icons/game-icons/sawed-off-shotgun";
import ShakingHands from "~icons/game-icons/shaking-hands";
import ShinyPurse from "~icons/game-icons/shiny-purse";
import Shop from "~icons/game-icons/shop";
import SmokingPipe from "~icons/game-icons/smoking-pipe";
import Snake from "~icons/game-icons/snake";
import Sombrero from "~icons/game-icons/sombrero";
import Spyglass from "~icons/game-icons/spyglass";
import SquareBottle from "~icons/game-icons/square-bottle";
import SteamLocomotive from "~icons/game-icons/steam-locomotive";
import TwoFeathers from "~icons/game-icons/two-feathers";
import Vulture from "~icons/game-icons/vulture";
import WantedReward from "~icons/game-icons/wanted-reward";
import WarPick from "~icons/game-icons/war-pick";
import WesternHat from "~icons/game-icons/western-hat";
import Winchester from "~icons/game-icons/winchester-rifle";
import Windmill from "~icons/game-icons/windmill";
import WineBottle from "~icons/game-icons/wine-bottle";

export { default as CardsIcon } from "~icons/game-icons/poker-hand";
export { default as CogIcon } from "~icons/game-icons/cog";
export { default as GhostIcon } from "~icons/game-icons/ghost";
export { default as HatIcon } from "~icons/game-icons/western-hat";
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
  sheriff: LawStar,
  deputy: PoliceBadge,
  outlaw: Bandit,
  renegade: DominoMask,
};
