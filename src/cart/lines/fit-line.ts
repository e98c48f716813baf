import type { PaintFinish } from '#/drawings/bike/bike-look.ts'
import { isPaintSection } from '#/catalogue/model/custom-paint.ts'
import { type FitBuild, type Frame, type Misfit, misfits } from '#/configurator/fit/fit.ts'
import type { CartLine } from './cart.ts'
import type { SellableItem, ItemCatalogue } from '#/cart/items/sellable-item.ts'
import { linePaint } from '#/cart/items/line-picture.ts'

/** A bike before anything is put on it. */
export type FramedBike = {
  frame: Frame
  /** What its colours feel like, by their codes. */
  finishes: ReadonlyMap<string, PaintFinish>
}

type Chosen = Pick<CartLine, 'sku' | 'options' | 'colour'>

/**
 * What was chosen for a bike and does not fit it. What does not fit on the bike as the shop shows it is the
 * shop's affair, and no reason to refuse something else.
 */
export function lineMisfits(
  line: Chosen,
  { frame, finishes }: FramedBike,
  goods: ItemCatalogue,
): readonly Misfit[] {
  const bike = goods.get(line.sku)
  if (!bike) return []
  const shown = finishes.get(bike.colourCode ?? '') ?? null
  const finish = linePaint(line, goods)?.paint.finish ?? shown
  const known = { frame, size: bike.size, sectionOf: sectionIn(goods) }
  const asShown = { ...known, finish: shown, parts: ownParts(bike, goods), hasOwnFork: true }
  const parts = { ...asShown.parts, ...chosenParts(line, asShown.parts, goods) }
  const hasOwnFork = parts['fork']?.sku === asShown.parts['fork']?.sku
  const before = new Set(misfits(asShown).map(keyOf))
  const isChosen = (section: string) => parts[section]?.isChosen ?? false
  return misfits({ ...known, finish, parts, hasOwnFork }).filter(
    (misfit) => !before.has(keyOf(misfit)) || isChosen(misfit.section) || isChosen(misfit.other),
  )
}

const keyOf = ({ code, section, other }: Misfit) => `${code} ${section} ${other}`

const sectionIn = (goods: ItemCatalogue) => (sku: string) => goods.get(sku)?.section?.key

type Parts = FitBuild['parts']

const ownParts = ({ parts }: SellableItem, goods: ItemCatalogue): Parts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([section, sku]) => {
      const component = goods.get(sku)?.component
      // in which of its sizes it comes is the bike's affair
      return component ? [[section, { sku: component.sku, facts: component.facts }]] : []
    }),
  )

/** The paint apart, which is a matter of its own. */
const chosenParts = ({ options }: Chosen, own: Parts, goods: ItemCatalogue): Parts =>
  Object.fromEntries(
    options.flatMap(({ sku }) => {
      const { section, component } = goods.get(sku) ?? {}
      if (!section || !component || isPaintSection(section.key)) return []
      const isChosen = component.sku !== own[section.key]?.sku
      return [[section.key, { ...component, isChosen }]]
    }),
  )
