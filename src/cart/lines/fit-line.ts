import type { PaintFinish } from '#/drawings/bike/bike-look.ts'
import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { decisiveMisfits, misfits } from '#/configurator/fit/fit.ts'
import type { FitBuild, Frame, Misfit } from '#/configurator/fit/fit-build.ts'
import type { CartLine } from './cart.ts'
import type { SellableItem, ItemCatalogue } from '#/cart/items/sellable-item.ts'
import { linePaint } from '#/cart/items/line-picture.ts'

/** A bike's frame and paint finishes, before any chosen part is fitted. */
export type FramedBike = {
  frame: Frame
  /** Finishes by colour code. */
  finishes: ReadonlyMap<string, PaintFinish>
}

type Chosen = Pick<CartLine, 'sku' | 'options' | 'colour'>

/**
 * Chosen parts that do not fit a bike. A misfit that the standard bike already has is a fault of the
 * catalogue, and no reason to refuse a choice that does not concern it.
 */
export function lineMisfits(
  line: Chosen,
  { frame, finishes }: FramedBike,
  catalogue: ItemCatalogue,
): readonly Misfit[] {
  const bike = catalogue.get(line.sku)
  if (!bike) return []
  const shown = finishes.get(bike.colourCode ?? '') ?? null
  const finish = linePaint(line, catalogue)?.paint.finish ?? shown
  const own = ownParts(bike, catalogue)
  const bare = { frame, size: bike.size, finish: shown, parts: own, hasOwnFork: true }
  const asShown = { ...bare, sectionOf: sectionsOn(bare, catalogue) }
  const parts = withStemChosen({
    ...asShown.parts,
    ...chosenParts(line, asShown.parts, catalogue),
  })
  const hasOwnFork = parts['fork']?.sku === asShown.parts['fork']?.sku
  const before = new Set(misfits(asShown).map(keyOf))
  const isChosen = (section: string) => parts[section]?.isChosen ?? false
  const found = misfits({ ...asShown, finish, parts, hasOwnFork }).filter(
    (misfit) => !before.has(keyOf(misfit)) || isChosen(misfit.section) || isChosen(misfit.other),
  )
  return decisiveMisfits(found)
}

/** A one-piece bar leaves out the bike's own stem, so a requested stem is an addition, even the own one. */
const withStemChosen = ({ stem, ...parts }: Parts): Parts =>
  stem?.isChosen === undefined || !parts['handlebar']?.facts.hasStem
    ? { ...parts, stem }
    : { ...parts, stem: { ...stem, isChosen: true } }

const keyOf = ({ code, section, other }: Misfit) => `${code} ${section} ${other}`

const noSection = (): string | undefined => void 0

/** The section of a part that this bike can have: a missing part is named only if it could be chosen. */
const sectionsOn =
  (bike: Omit<FitBuild, 'sectionOf'>, catalogue: ItemCatalogue): FitBuild['sectionOf'] =>
  (sku) => {
    const part = catalogue.getPart(sku)
    if (!part?.section || !part.component) return noSection()
    const { key } = part.section
    const parts = { ...bike.parts, [key]: part.component }
    const found = misfits({ ...bike, parts, sectionOf: noSection })
    const isFitting = found.every((misfit) => misfit.section !== key && misfit.other !== key)
    return isFitting ? key : noSection()
  }

type Parts = FitBuild['parts']

const ownParts = ({ parts }: SellableItem, catalogue: ItemCatalogue): Parts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([section, sku]) => {
      const component = catalogue.get(sku)?.component
      // The size of an own part depends on the bike, so it is not checked.
      return component ? [[section, { sku: component.sku, facts: component.facts }]] : []
    }),
  )

/** Chosen parts by section, without paint, which is checked separately. */
const chosenParts = ({ options }: Chosen, own: Parts, catalogue: ItemCatalogue): Parts =>
  Object.fromEntries(
    options.flatMap(({ sku }) => {
      const { section, component } = catalogue.get(sku) ?? {}
      if (!section || !component || isPaintSection(section.key)) return []
      const isChosen = component.sku !== own[section.key]?.sku
      return [[section.key, { ...component, isChosen }]]
    }),
  )
