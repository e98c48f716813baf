import type { AccessoryKind } from './accessory-look.ts'
import {
  paintBackpack,
  paintBarBag,
  paintFrameBag,
  paintPannier,
  paintSaddleBag,
  paintTopTubeBag,
} from './bags.ts'
import { paintBottle, paintBottleCage, paintInsulatedBottle } from './bottles.ts'
import {
  paintCharger,
  paintComputer,
  paintComputerMount,
  paintRangeExtender,
} from './electronics.ts'
import { paintCap, paintGlasses } from './eyewear.ts'
import {
  paintBarTape,
  paintBell,
  paintGiftCard,
  paintMudguards,
  paintProtectionFilm,
  paintRack,
  paintSaddle,
  paintWorkStand,
} from './fittings.ts'
import { paintBrushSet, paintChainLube, paintCleaner, paintSealant } from './flasks.ts'
import { paintAeroHelmet, paintHelmet, paintUrbanHelmet } from './helmets.ts'
import { paintBibShorts, paintGloves, paintSocks } from './legwear.ts'
import { paintFrontLight, paintRearLight } from './lights.ts'
import { paintChainLock, paintLock } from './locks.ts'
import {
  paintChainset,
  paintFlatBar,
  paintFork,
  paintHandlebar,
  paintPaintSwatch,
  paintSeatpost,
  paintStem,
  paintWheelset,
} from './parts.ts'
import { paintCliplessPedal, paintFlatPedal } from './pedals.ts'
import { paintGravelShoe, paintRoadShoe } from './shoes.ts'
import { paintMiniPump, paintMultiTool, paintTorqueWrench, paintTrackPump } from './tools.ts'
import { paintBaseLayer, paintGilet, paintJacket, paintJersey } from './tops.ts'
import { paintGravelTyre, paintInnerTube, paintTyre } from './tyres.ts'
import type { Painter } from './studio.ts'

/** Who paints what. */
export const painters: Record<AccessoryKind, Painter> = {
  helmet: paintHelmet,
  'aero-helmet': paintAeroHelmet,
  'urban-helmet': paintUrbanHelmet,
  'front-light': paintFrontLight,
  'rear-light': paintRearLight,
  bottle: paintBottle,
  'insulated-bottle': paintInsulatedBottle,
  'bottle-cage': paintBottleCage,
  'multi-tool': paintMultiTool,
  'mini-pump': paintMiniPump,
  'track-pump': paintTrackPump,
  'torque-wrench': paintTorqueWrench,
  tyre: paintTyre,
  'gravel-tyre': paintGravelTyre,
  'inner-tube': paintInnerTube,
  sealant: paintSealant,
  'flat-pedal': paintFlatPedal,
  'clipless-pedal': paintCliplessPedal,
  'saddle-bag': paintSaddleBag,
  'frame-bag': paintFrameBag,
  'top-tube-bag': paintTopTubeBag,
  'bar-bag': paintBarBag,
  pannier: paintPannier,
  backpack: paintBackpack,
  jersey: paintJersey,
  'bib-shorts': paintBibShorts,
  jacket: paintJacket,
  gilet: paintGilet,
  gloves: paintGloves,
  socks: paintSocks,
  'road-shoe': paintRoadShoe,
  'gravel-shoe': paintGravelShoe,
  glasses: paintGlasses,
  lock: paintLock,
  'chain-lock': paintChainLock,
  computer: paintComputer,
  'computer-mount': paintComputerMount,
  mudguards: paintMudguards,
  rack: paintRack,
  'chain-lube': paintChainLube,
  cleaner: paintCleaner,
  'brush-set': paintBrushSet,
  saddle: paintSaddle,
  'bar-tape': paintBarTape,
  bell: paintBell,
  cap: paintCap,
  'base-layer': paintBaseLayer,
  'work-stand': paintWorkStand,
  charger: paintCharger,
  'range-extender': paintRangeExtender,
  'gift-card': paintGiftCard,
  'protection-film': paintProtectionFilm,
  wheelset: paintWheelset,
  handlebar: paintHandlebar,
  'flat-bar': paintFlatBar,
  stem: paintStem,
  chainset: paintChainset,
  fork: paintFork,
  seatpost: paintSeatpost,
  'paint-swatch': paintPaintSwatch,
}
