import { bikesFirst } from '#/cart/items/bikes-first.ts'
import type { PricedCart, PricedLine } from '#/cart/pricing/price-cart.ts'
import { isReturnable } from '#/cart/lines/cart.ts'
import { lineEssentials } from '#/cart/items/line-essentials.ts'
import { linePicture } from '#/cart/items/line-picture.ts'
import { paintNames } from '#/cart/items/paint-names.ts'
import { paintedPrice } from '#/cart/pricing/line-price.ts'
import { lineSubtitle } from '#/cart/items/line-subtitle.ts'
import type { OrderLine, OrderTotals } from '#/orders/order/order.ts'

/** Copies the lines of a priced cart into an order, bikes first. Lines without a price are left out. */
export const freezeLines = (cart: PricedCart): readonly OrderLine[] =>
  bikesFirst(
    cart.lines.flatMap((line) => freezeLine(line, cart) ?? []),
    ({ kind }) => kind === 'bike',
  )

function freezeLine(priced: PricedLine, { catalogue }: PricedCart): OrderLine | null {
  const { line, item, unit } = priced
  if (!item || !unit) return null
  const paint = paintNames(line, catalogue)
  const essentials = lineEssentials(line, catalogue)
  return {
    uid: line.uid,
    sku: line.sku,
    kind: item.kind,
    productId: item.productId,
    productSku: item.productSku,
    name: item.name,
    subtitle: lineSubtitle(line, catalogue),
    ...(essentials && { essentials }),
    slug: item.slug,
    size: item.size,
    colour: item.colour,
    ...(item.conditionNote && { condition: item.conditionNote }),
    options: line.options.flatMap(({ sku }) => {
      const part = catalogue.get(sku)
      return part?.section ? [{ label: part.section.name, value: part.name, sku, quantity: 1 }] : []
    }),
    entered: line.entered.map(({ value }) => value),
    paint: line.colour && paint ? { sku: line.colour.sku, name: paint } : null,
    picture: linePicture(line, catalogue),
    quantity: line.quantity,
    unitPrice: paintedPrice(unit),
    total: priced.total,
    discount: priced.discount,
    dispatchDate: priced.dispatchDate,
    isReturnable: isReturnable(line),
  }
}

export const freezeTotals = (cart: PricedCart): OrderTotals => ({
  subtotal: cart.subtotal,
  discounts: cart.discounts,
  shipping: cart.shipping,
  total: cart.total,
  taxPercent: cart.taxPercent,
  tax: cart.tax,
})
