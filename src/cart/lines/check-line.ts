import { isFittedIn } from '#/catalogue/model/light-rules.ts'
import type { PaintProblem } from '#/catalogue/paint/custom-paint.ts'
import type { CartLine, PiecesNeeded } from './cart.ts'
import { type ItemCatalogue, isSoldHere, maxQuantityOf } from '#/cart/items/sellable-item.ts'
import { type Market, unitPrice, type UnitPrice } from '#/cart/pricing/line-price.ts'
import { isAvailable, skusOf, unavailableSkus, type Stock } from '#/cart/items/stock.ts'

/** The reason that a line is refused; each problem has a message and a `UserErrorCode`. */
export type LineProblem =
  | 'quantityTooSmall'
  | 'quantityTooLarge'
  | 'quantityNotWhole'
  | 'unknownSku'
  | 'partGone'
  | 'notSoldHere'
  | 'lightNotApproved'
  | 'optionFormat'
  | 'optionNotAvailable'
  | 'partNotOffered'
  | 'partTwice'
  | 'doesNotFit'
  | 'colourWithoutBike'
  | 'colourQuantity'
  | 'refTwice'
  | 'oneBikeAtATime'
  | 'noBike'
  | 'otherBike'
  | 'outOfStock'
  | 'notEnough'
  | 'notAvailable'
  | 'cartFull'
  | 'unknownItem'
  | 'childItem'
  | PaintProblem

/** Whether a line is refused for the country it would be sent to, and not for what it is. */
export const isOfCountry = (problem: LineProblem): boolean =>
  problem === 'notSoldHere' || problem === 'lightNotApproved'

export type UserErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'UNDEFINED'

export const codeOf: Record<LineProblem, UserErrorCode> = {
  quantityTooSmall: 'INVALID_PARAMETER_VALUE',
  quantityTooLarge: 'INVALID_PARAMETER_VALUE',
  quantityNotWhole: 'INVALID_PARAMETER_VALUE',
  unknownSku: 'PRODUCT_NOT_FOUND',
  partGone: 'NOT_SALABLE',
  notSoldHere: 'NOT_SALABLE',
  lightNotApproved: 'NOT_SALABLE',
  optionFormat: 'INVALID_PARAMETER_VALUE',
  optionNotAvailable: 'NOT_SALABLE',
  partNotOffered: 'NOT_SALABLE',
  partTwice: 'NOT_SALABLE',
  doesNotFit: 'NOT_SALABLE',
  paintTwice: 'NOT_SALABLE',
  paintWithoutColour: 'NOT_SALABLE',
  paintFadeSame: 'NOT_SALABLE',
  paintAngleAlone: 'NOT_SALABLE',
  paintFinish: 'NOT_SALABLE',
  paintMaterial: 'NOT_SALABLE',
  colourWithoutBike: 'REQUIRED_PARAMETER_MISSING',
  colourQuantity: 'INVALID_PARAMETER_VALUE',
  refTwice: 'INVALID_PARAMETER_VALUE',
  oneBikeAtATime: 'INVALID_PARAMETER_VALUE',
  noBike: 'REQUIRED_PARAMETER_MISSING',
  otherBike: 'INVALID_PARAMETER_VALUE',
  outOfStock: 'NOT_SALABLE',
  notEnough: 'INSUFFICIENT_STOCK',
  notAvailable: 'INSUFFICIENT_STOCK',
  cartFull: 'UNDEFINED',
  unknownItem: 'COULD_NOT_FIND_CART_ITEM',
  childItem: 'INVALID_PARAMETER_VALUE',
}

export type Shop = { catalogue: ItemCatalogue; stock: Stock; market: Market }

/** Checks the number alone: it must be whole and at least one. */
export function quantityProblem(quantity: number): LineProblem | null {
  if (quantity <= 0) return 'quantityTooSmall'
  return Number.isInteger(quantity) ? null : 'quantityNotWhole'
}

/** Checks a line of a cart whose lines need so many pieces together; the first problem found is returned. */
export const lineProblem = (line: CartLine, needed: PiecesNeeded, shop: Shop): LineProblem | null =>
  pricedLineProblem({ line, unit: unitPrice(line, shop.catalogue, shop.market) }, needed, shop)

/** As `lineProblem`, for a line whose price is known already. */
export function pricedLineProblem(
  { line, unit }: { line: CartLine; unit: UnitPrice | null },
  needed: PiecesNeeded,
  { catalogue, stock, market }: Shop,
): LineProblem | null {
  const item = catalogue.get(line.sku)
  if (!item) return 'unknownSku'
  if (!skusOf(line).every((sku) => catalogue.get(sku))) return 'partGone'
  if (!unit) return line.options.length > 0 ? 'optionNotAvailable' : 'unknownSku'
  if (line.quantity > maxQuantityOf(item)) return 'quantityTooLarge'
  if (!skusOf(line).every((sku) => isSkuSoldHere(sku, catalogue, market.country.code)))
    return 'notSoldHere'
  if (unapprovedLights(line, catalogue, market.country.code).length > 0) return 'lightNotApproved'
  if (isAvailable(line, needed, { catalogue, stock })) return null
  return unavailableSkus(line, { catalogue, stock }).length > 0 ? 'outOfStock' : 'notEnough'
}

function isSkuSoldHere(sku: string, catalogue: ItemCatalogue, country: string): boolean {
  const item = catalogue.get(sku)
  return item !== undefined && isSoldHere(item, country)
}

/** Chosen lights that the shop does not fit in a country; those that a bike comes with are no choice. */
const unapprovedLights = ({ options }: CartLine, catalogue: ItemCatalogue, country: string) =>
  options.filter(({ sku }) => {
    const { section, component } = catalogue.get(sku) ?? {}
    return !isFittedIn(country, { section: section?.key, facts: component?.facts })
  })
