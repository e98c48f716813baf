import type { Locale } from '#/i18n/locale.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { type Money, money, multiply, toWire, withoutTax } from '#/money/money.ts'
import type { Speaker } from './cart-problems.contract.ts'
import type { WireCart, WireItem } from '#/cart/lines/cart.contract.ts'
import { type CartLine, limits, totalQuantity } from '#/cart/lines/cart.ts'
import { codeOf } from '#/cart/lines/check-line.ts'
import type { SellableItem } from '#/cart/items/sellable-item.ts'
import { linePicture } from '#/cart/items/line-picture.ts'
import { lineSubtitle } from '#/cart/items/line-subtitle.ts'
import { optionUid } from '#/cart/lines/option-uid.ts'
import type { PricedCart, PricedLine } from '#/cart/pricing/price-cart.ts'

/** The cart as the specification's answers have it. */
export function toWireCart(priced: PricedCart, speaker: Speaker): WireCart {
  const { cart, discounts, coupon, taxPercent, tax } = priced
  const { locale, say } = speaker
  return {
    id: cart.id,
    version: cart.version,
    items: priced.lines
      .flatMap((each) => toWireItems(each, priced, speaker))
      .map((item, index) => ({ ...item, position: index + 1 })),
    total_quantity: totalQuantity(cart.lines),
    applied_coupons: coupon ? [{ code: coupon.code }] : null,
    dispatch_date: priced.dispatchDate,
    prices: {
      subtotal_including_tax: toWire(priced.subtotal),
      subtotal_excluding_tax: toWire(priced.subtotalWithoutTax),
      grand_total: toWire(priced.total),
      default_shipping_rate: wireOrNull(priced.shipping),
      discounts:
        discounts.length === 0
          ? null
          : discounts.map(({ label, amount: off, appliedTo }) => ({
              label: label[locale],
              amount: toWire(off),
              applied_to: appliedTo,
            })),
      applied_taxes:
        tax.amount === 0
          ? []
          : [{ label: say('cart.tax', { percent: taxPercent }), amount: toWire(tax) }],
      until_free_shipping: wireOrNull(priced.untilFreeShipping),
    },
    notices: priced.notices.map((notice) => ({
      ...notice,
      message: say(`cartNotices.${notice.code}`),
    })),
  }
}

const wireOrNull = (value: Money | null) => (value ? toWire(value) : null)

type Unplaced = Omit<WireItem, 'position'>

/** A bike's paint follows it as an item of its own; the page shows the two as one. */
function toWireItems(priced: PricedLine, cart: PricedCart, speaker: Speaker): Unplaced[] {
  const { line: held, good, unit, problem } = priced
  const { say, locale } = speaker
  const nothing = money(0, cart.currency)
  const discounts = priced.discount.amount > 0 ? [wireDiscount(priced, cart, locale)] : null
  const own = {
    quantity: held.quantity,
    max_quantity: good?.kind === 'bike' ? limits.bikeQuantity : limits.quantity,
    is_available: problem === null,
    errors: problem
      ? [{ code: codeOf[problem], message: say(`cartErrors.${problem}`, { name: held.sku }) }]
      : null,
    dispatch_date: priced.dispatchDate,
  }
  const amounts = { quantity: held.quantity, taxPercent: cart.taxPercent }
  const item: Unplaced = {
    ...own,
    uid: held.uid,
    associated_uid: held.colour?.uid ?? null,
    prices: {
      ...wirePrices(unit?.price ?? nothing, unit?.before ?? nothing, amounts),
      discounts,
    },
    product: {
      ...wireProduct(good, held.sku, { speaker, picture: linePicture(held, cart.goods) }),
      subtitle: lineSubtitle(held, cart.goods)?.[locale] ?? null,
    },
    ...(good?.kind === 'bike' && { bundle_options: bundleOptions(priced, cart, locale) }),
    ...(good && { configurable_options: variantOptions(good, held, speaker) }),
  }
  if (!held.colour) return [item]
  const paint = cart.goods.get(held.colour.sku) ?? null
  const price = unit?.colour ?? nothing
  return [
    item,
    {
      ...own,
      uid: held.colour.uid,
      associated_uid: held.uid,
      prices: { ...wirePrices(price, price, amounts), discounts: null },
      product: wireProduct(paint, held.colour.sku, { speaker, picture: paint?.picture ?? null }),
    },
  ]
}

const wireDiscount = ({ discount: off }: PricedLine, { coupon }: PricedCart, locale: Locale) => ({
  label: coupon?.label[locale] ?? '',
  amount: toWire(off),
  applied_to: 'ITEM' as const,
})

function wirePrices(
  price: Money,
  before: Money,
  { quantity, taxPercent }: { quantity: number; taxPercent: number },
) {
  const row = multiply(price, quantity)
  return {
    price: toWire(withoutTax(price, taxPercent)),
    price_including_tax: toWire(price),
    row_total: toWire(withoutTax(row, taxPercent)),
    row_total_including_tax: toWire(row),
    original_row_total: toWire(multiply(before, quantity)),
  }
}

type Seen = { speaker: Speaker; picture: SellableItem['picture'] }

function wireProduct(
  good: SellableItem | null,
  sku: string,
  { speaker: { locale }, picture }: Seen,
): WireItem['product'] {
  if (!good)
    return {
      __typename: 'SimpleProduct',
      id: 0,
      sku,
      name: sku,
      subtitle: null,
      url_key: '',
      image: null,
      category_level_1: null,
      category_level_3: null,
      manufacture: null,
    }
  return {
    __typename: typeName(good),
    id: good.productId,
    sku: good.sku,
    name: good.name[locale],
    subtitle: good.subtitle?.[locale] ?? null,
    url_key: good.slug ?? '',
    image: wireImage(picture, locale),
    category_level_1: good.categories[0]?.[locale] ?? null,
    category_level_3: good.categories[2]?.[locale] ?? null,
    manufacture: good.maker,
  }
}

const typeName = ({ kind, size, colour }: SellableItem) => {
  if (kind === 'bike') return 'BundleProduct'
  return size === null && colour === null ? 'SimpleProduct' : 'ConfigurableProduct'
}

const imageWidth = 320

function wireImage(picture: SellableItem['picture'], locale: Locale): WireItem['product']['image'] {
  if (!picture) return null
  return {
    url: pictureUrl(picture.picture, { width: imageWidth, ground: 'stone100' }),
    alt: picture.alt[locale],
    width: imageWidth,
    height: picture.isSquare ? imageWidth : Math.round((imageWidth * 2) / 3),
  }
}

const bundleOptions = (
  { line: held, unit }: PricedLine,
  { goods, currency }: PricedCart,
  locale: Locale,
): WireItem['bundle_options'] =>
  held.options.map((option) => {
    const part = goods.get(option.sku)
    const added = unit?.options.find(({ sku }) => sku === option.sku)?.price
    return {
      uid: btoa(`bundle/${option.sectionId}`),
      section_id: option.sectionId,
      label: part?.section?.name[locale] ?? '',
      values: [
        {
          uid: optionUid(option),
          sku: option.sku,
          label: [part?.name[locale] ?? option.sku, part?.size].filter(Boolean).join(', '),
          quantity: 1,
          priceV2: toWire(added ?? money(0, currency)),
        },
      ],
    }
  })

/** What is painted to the buyer's wish has no other colour besides. */
const variantOptions = (
  { size, colour }: SellableItem,
  { colour: paint }: CartLine,
  { say, locale }: Speaker,
) => [
  ...(size === null ? [] : [{ label: say('cart.size'), value: size }]),
  ...(colour === null || paint ? [] : [{ label: say('cart.colour'), value: colour[locale] }]),
]
