import type { AccessoryKind } from './accessory-look.ts'
import { paintAeroHelmet } from '#/drawings/clothing/aero-helmets.ts'
import { paintBackpack } from '#/drawings/luggage/backpacks.ts'
import { paintBarBag } from '#/drawings/luggage/bar-bags.ts'
import { paintBarTape } from '#/drawings/components/bar-tape.ts'
import { paintBaseLayer } from '#/drawings/clothing/base-layers.ts'
import { paintBell } from '#/drawings/equipment/bells.ts'
import { paintBibShorts } from '#/drawings/clothing/bib-shorts.ts'
import { paintBottleCage } from '#/drawings/luggage/bottle-cages.ts'
import { paintBottle } from '#/drawings/luggage/bottles.ts'
import { paintBrushSet } from '#/drawings/equipment/brush-sets.ts'
import { paintCap } from '#/drawings/clothing/caps.ts'
import { paintChainset } from '#/drawings/components/chainsets.ts'
import { paintCharger, paintRangeExtender } from '#/drawings/equipment/chargers.ts'
import { paintComputer } from '#/drawings/equipment/computers.ts'
import { paintComputerMount } from '#/drawings/equipment/computer-mounts.ts'
import { paintChainLube, paintCleaner, paintSealant } from '#/drawings/luggage/flasks.ts'
import { paintFork } from '#/drawings/components/forks.ts'
import { paintFrameBag, paintTopTubeBag } from '#/drawings/luggage/frame-bags.ts'
import { paintGiftCard } from '#/drawings/luggage/gift-cards.ts'
import { paintGilet } from '#/drawings/clothing/gilets.ts'
import { paintGlasses } from '#/drawings/clothing/glasses.ts'
import { paintGloves } from '#/drawings/clothing/gloves.ts'
import { paintFlatBar, paintHandlebar } from '#/drawings/components/handlebars.ts'
import { paintInnerTube } from '#/drawings/components/inner-tubes.ts'
import { paintInsulatedBottle } from '#/drawings/luggage/insulated-bottles.ts'
import { paintJacket } from '#/drawings/clothing/jackets.ts'
import { paintJersey } from '#/drawings/clothing/jerseys.ts'
import { paintFrontLight, paintRearLight } from '#/drawings/equipment/lights.ts'
import { paintChainLock, paintLock } from '#/drawings/equipment/locks.ts'
import { paintMudguards } from '#/drawings/luggage/mudguards.ts'
import { paintMultiTool } from '#/drawings/equipment/multi-tools.ts'
import { paintPaintSwatch } from '#/drawings/components/paint-swatches.ts'
import { paintPannier } from '#/drawings/luggage/panniers.ts'
import { paintCliplessPedal, paintFlatPedal } from '#/drawings/components/pedals.ts'
import { paintProtectionFilm } from '#/drawings/components/protection-film.ts'
import { paintMiniPump, paintTrackPump } from '#/drawings/equipment/pumps.ts'
import { paintRack } from '#/drawings/luggage/racks.ts'
import { paintHelmet } from '#/drawings/clothing/road-helmets.ts'
import { paintSaddleBag } from '#/drawings/luggage/saddle-bags.ts'
import { paintSaddle } from '#/drawings/components/saddles.ts'
import { paintSeatpost } from '#/drawings/components/seatposts.ts'
import { paintGravelShoe, paintRoadShoe } from '#/drawings/clothing/shoes.ts'
import { paintSocks } from '#/drawings/clothing/socks.ts'
import { paintStem } from '#/drawings/components/stems.ts'
import { paintTorqueWrench } from '#/drawings/equipment/torque-wrenches.ts'
import { paintGravelTyre, paintTyre } from '#/drawings/components/tyres.ts'
import { paintUrbanHelmet } from '#/drawings/clothing/urban-helmets.ts'
import { paintWheelset } from '#/drawings/components/wheels.ts'
import { paintWorkStand } from '#/drawings/equipment/work-stands.ts'
import type { Painter } from './studio.ts'

/** The compiler demands a painter for every kind of accessory. */
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
