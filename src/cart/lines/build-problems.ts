import { sectionIds } from '#/catalogue/model/sections.ts'
import type { Misfit } from '#/configurator/fit/fit-build.ts'
import type { NamedMisfit, RequestedItem, ItemProblem } from './to-cart-lines.ts'
import type { CartLine } from './cart.ts'
import type { LineProblem } from './check-line.ts'
import { type SellableItem, type ItemCatalogue, isColourSku } from '#/cart/items/sellable-item.ts'
import { parseOptionUid } from './option-uid.ts'
import { skusOf, unavailableSkus, type Stock } from '#/cart/items/stock.ts'

/** A problem with a build and the section in which to fix it; null when the section is unknown. */
export type BuildProblem = {
  sectionId: number | null
  problem: LineProblem
  /** The SKU concerned. */
  name: string
  misfit: NamedMisfit | null
}

/** The problems of a requested bike that could not become a cart line. */
export function requestProblems(
  fault: ItemProblem,
  items: readonly RequestedItem[],
  catalogue: ItemCatalogue,
): BuildProblem[] {
  const { problem, name, index, sections, misfits } = fault
  const item = items[index]
  if (misfits && item) return misfits.map((misfit) => misfitProblem(misfit, fault, item, catalogue))
  const concerned = sections ?? [problem === 'optionFormat' ? null : ownSection(name)]
  return [...new Set(concerned)].map((sectionId) => ({ sectionId, problem, name, misfit: null }))
}

/** Paint belongs to the frame colour section, the bike itself to the frame section. */
const ownSection = (sku: string) => (isColourSku(sku) ? sectionIds.frameColour : sectionIds.frame)

function misfitProblem(
  { code, values, section, other }: Misfit,
  { problem, name }: ItemProblem,
  item: RequestedItem,
  catalogue: ItemCatalogue,
): BuildProblem {
  const chosen = item.selectedOptions.flatMap(
    (uid) => catalogue.get(parseOptionUid(uid)?.sku ?? '') ?? [],
  )
  const chosenIn = (key: string) => chosen.find((part) => part.section?.key === key)
  const own = catalogue.get(item.sku)?.parts ?? {}
  const partIn = (key: string): SellableItem | undefined =>
    chosenIn(key) ?? catalogue.get(own[key] ?? '')
  const [sectionToFix, otherSection] =
    chosenIn(section) || !chosenIn(other) ? [section, other] : [other, section]
  const nameIn = (key: string) => partIn(key)?.name ?? null
  const names = {
    part: nameIn(section),
    with: nameIn(other),
    other: nameIn(otherSection),
    needed: catalogue.getPart(`${values['sku']}`)?.name ?? null,
  }
  return {
    sectionId: partIn(sectionToFix)?.section?.id ?? null,
    problem,
    name,
    misfit: { code, values, names },
  }
}

/** The problems of a valid line that cannot be bought. */
export function lineProblems(
  problem: LineProblem,
  line: CartLine,
  inputs: { catalogue: ItemCatalogue; stock: Stock },
): BuildProblem[] {
  const skus = concernedSkus(problem, line, inputs)
  return skus.map((sku) => ({
    sectionId: line.options.find((option) => option.sku === sku)?.sectionId ?? ownSection(sku),
    problem,
    name: sku,
    misfit: null,
  }))
}

function concernedSkus(
  problem: LineProblem,
  line: CartLine,
  inputs: { catalogue: ItemCatalogue; stock: Stock },
): string[] {
  if (problem === 'outOfStock') return unavailableSkus(line, inputs)
  if (problem === 'lightNotApproved')
    return skusOf(line).filter((sku) => inputs.catalogue.get(sku)?.section?.key === 'lights')
  return problem === 'partGone'
    ? skusOf(line).filter((sku) => !inputs.catalogue.get(sku))
    : [line.sku]
}
