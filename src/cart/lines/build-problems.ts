import type { Localised } from '#/catalogue/model/localised.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import type { Misfit } from '#/configurator/fit/fit.ts'
import type { RequestedItem, ItemProblem } from './to-cart-lines.ts'
import type { CartLine } from './cart.ts'
import type { LineProblem } from './check-line.ts'
import { type SellableItem, type ItemCatalogue, isColourSku } from '#/cart/items/sellable-item.ts'
import { parseOptionUid } from './option-uid.ts'
import { unavailableSkus, type Stock } from '#/cart/items/stock.ts'

/** What is wrong with a build, and in which section that can be mended; null when nobody can tell. */
export type BuildProblem = {
  sectionId: number | null
  problem: LineProblem
  /** The SKU it is about. */
  name: string
  /** Two that do not go together: why, and the name of the one that is not in that section. */
  misfit: (Pick<Misfit, 'code' | 'values'> & { other: Localised | null }) | null
}

/** Why no line could be made of a bike and what was chosen for it. */
export function requestProblems(
  fault: ItemProblem,
  items: readonly RequestedItem[],
  goods: ItemCatalogue,
): BuildProblem[] {
  const { problem, name, index, sections, misfits } = fault
  const item = items[index]
  if (misfits && item) return misfits.map((misfit) => misfitProblem(misfit, fault, item, goods))
  const places = sections ?? [problem === 'optionFormat' ? null : ownSection(name)]
  return [...new Set(places)].map((sectionId) => ({ sectionId, problem, name, misfit: null }))
}

/** Paint has a section; the bike itself is the frame. */
const ownSection = (sku: string) => (isColourSku(sku) ? sectionIds.frameColour : sectionIds.frame)

function misfitProblem(
  { code, values, section, other }: Misfit,
  { problem, name }: ItemProblem,
  item: RequestedItem,
  goods: ItemCatalogue,
): BuildProblem {
  const chosen = item.selectedOptions.flatMap(
    (uid) => goods.get(parseOptionUid(uid)?.sku ?? '') ?? [],
  )
  const chosenIn = (key: string) => chosen.find((part) => part.section?.key === key)
  const own = goods.get(item.sku)?.parts ?? {}
  const partIn = (key: string): SellableItem | undefined =>
    chosenIn(key) ?? goods.get(own[key] ?? '')
  const [mended, beside] =
    chosenIn(section) || !chosenIn(other) ? [section, other] : [other, section]
  const besides = partIn(beside)?.name ?? null
  return {
    sectionId: partIn(mended)?.section?.id ?? null,
    problem,
    name,
    misfit: {
      // where nothing is, nothing can be named that it does not work with
      code: code === 'lacksPart' && !besides ? 'lacksOther' : code,
      values,
      other: besides,
    },
  }
}

/** Why a line that could be made is not to be had. */
export function lineProblems(
  problem: LineProblem,
  line: CartLine,
  shop: { goods: ItemCatalogue; stock: Stock },
): BuildProblem[] {
  const skus = problem === 'outOfStock' ? unavailableSkus(line, shop) : [line.sku]
  return skus.map((sku) => ({
    sectionId: line.options.find((option) => option.sku === sku)?.sectionId ?? ownSection(sku),
    problem,
    name: sku,
    misfit: null,
  }))
}
