import type { AccessoryKind } from './accessory-look.ts'
import { paintAeroHelmet } from './aero-helmets.ts'
import { paintBackpack } from './backpacks.ts'
import { paintBarBag } from './bar-bags.ts'
import { paintBarTape } from './bar-tape.ts'
import { paintBaseLayer } from './base-layers.ts'
import { paintBell } from './bells.ts'
import { paintBibShorts } from './bib-shorts.ts'
import { paintBottleCage } from './bottle-cages.ts'
import { paintBottle, paintInsulatedBottle } from './bottles.ts'
import { paintBrushSet } from './brush-sets.ts'
import { paintCap } from './caps.ts'
import { paintChainset } from './chainsets.ts'
import { paintCharger, paintRangeExtender } from './chargers.ts'
import { paintComputer, paintComputerMount } from './computers.ts'
import { paintChainLube, paintCleaner, paintSealant } from './flasks.ts'
import { paintFork } from './forks.ts'
import { paintFrameBag, paintTopTubeBag } from './frame-bags.ts'
import { paintGiftCard } from './gift-cards.ts'
import { paintGilet } from './gilets.ts'
import { paintGlasses } from './glasses.ts'
import { paintGloves } from './gloves.ts'
import { paintFlatBar, paintHandlebar } from './handlebars.ts'
import { paintInnerTube } from './inner-tubes.ts'
import { paintJacket } from './jackets.ts'
import { paintJersey } from './jerseys.ts'
import { paintFrontLight, paintRearLight } from './lights.ts'
import { paintChainLock, paintLock } from './locks.ts'
import { paintMudguards } from './mudguards.ts'
import { paintMultiTool } from './multi-tools.ts'
import { paintPaintSwatch } from './paint-swatches.ts'
import { paintPannier } from './panniers.ts'
import { paintCliplessPedal, paintFlatPedal } from './pedals.ts'
import { paintProtectionFilm } from './protection-film.ts'
import { paintMiniPump, paintTrackPump } from './pumps.ts'
import { paintRack } from './racks.ts'
import { paintHelmet } from './road-helmets.ts'
import { paintSaddleBag } from './saddle-bags.ts'
import { paintSaddle } from './saddles.ts'
import { paintSeatpost } from './seatposts.ts'
import { paintGravelShoe, paintRoadShoe } from './shoes.ts'
import { paintSocks } from './socks.ts'
import { paintStem } from './stems.ts'
import { paintTorqueWrench } from './torque-wrenches.ts'
import { paintGravelTyre, paintTyre } from './tyres.ts'
import { paintUrbanHelmet } from './urban-helmets.ts'
import { paintWheelset } from './wheels.ts'
import { paintWorkStand } from './work-stands.ts'
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
