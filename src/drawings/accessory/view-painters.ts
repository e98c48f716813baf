import type { AccessoryKind } from './accessory-look.ts'
import { painters } from './painters.ts'
import type { Painter } from './studio.ts'
import { accessoryViews, type AccessoryView } from './views.ts'
import { paintBackOf } from '#/drawings/clothing/garment-backs.ts'
import { paintBibsBack } from '#/drawings/clothing/bib-backs.ts'

const sides: Partial<Record<AccessoryKind, Partial<Record<AccessoryView, Painter>>>> = {
  jersey: { back: paintBackOf('jersey') },
  jacket: { back: paintBackOf('jacket') },
  gilet: { back: paintBackOf('gilet') },
  'base-layer': { back: paintBackOf('base-layer') },
  'bib-shorts': { back: paintBibsBack },
}

/** The views of a product's gallery, in order: the front is always there. */
export const viewsOf = (kind: AccessoryKind): readonly AccessoryView[] =>
  accessoryViews.filter((view) => view === 'front' || sides[kind]?.[view])

export const painterOf = (kind: AccessoryKind, view: AccessoryView): Painter =>
  sides[kind]?.[view] ?? painters[kind]
