import type { AccessoryKind } from './accessory-look.ts'
import { painters } from './painters.ts'
import type { Painter } from './studio.ts'
import { accessoryViews, type AccessoryView } from './views.ts'
import { paintBackOf } from '#/drawings/clothing/garment-backs.ts'
import { paintGlovePalms } from '#/drawings/clothing/gloves.ts'
import { paintHelmetInside } from '#/drawings/clothing/helmet-insides.ts'
import { paintGravelSole, paintRoadSole } from '#/drawings/clothing/shoe-soles.ts'
import { paintBackpackBack } from '#/drawings/luggage/backpack-backs.ts'
import {
  paintBarBagInside,
  paintBackpackInside,
  paintPannierInside,
  paintFrameBagInside,
  paintSaddleBagInside,
  paintTopTubeBagInside,
} from '#/drawings/luggage/bag-insides.ts'
import { paintBibsBack } from '#/drawings/clothing/bib-backs.ts'

const sides: Partial<Record<AccessoryKind, Partial<Record<AccessoryView, Painter>>>> = {
  jersey: { back: paintBackOf('jersey') },
  jacket: { back: paintBackOf('jacket') },
  gilet: { back: paintBackOf('gilet') },
  'base-layer': { back: paintBackOf('base-layer') },
  'bib-shorts': { back: paintBibsBack },
  gloves: { palm: paintGlovePalms },
  'road-shoe': { sole: paintRoadSole },
  'gravel-shoe': { sole: paintGravelSole },
  helmet: { inside: paintHelmetInside('road') },
  'aero-helmet': { inside: paintHelmetInside('aero') },
  'urban-helmet': { inside: paintHelmetInside('urban') },
  backpack: { back: paintBackpackBack, inside: paintBackpackInside },
  pannier: { inside: paintPannierInside },
  'frame-bag': { inside: paintFrameBagInside },
  'top-tube-bag': { inside: paintTopTubeBagInside },
  'bar-bag': { inside: paintBarBagInside },
  'saddle-bag': { inside: paintSaddleBagInside },
}

/** The views of a product's gallery, in order: the front is always there. */
export const viewsOf = (kind: AccessoryKind): readonly AccessoryView[] =>
  accessoryViews.filter((view) => view === 'front' || sides[kind]?.[view])

export const painterOf = (kind: AccessoryKind, view: AccessoryView): Painter =>
  sides[kind]?.[view] ?? painters[kind]
