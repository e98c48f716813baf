import { keepFigures } from '#/i18n/numbers/keep-units.ts'
import { localDecimals } from '#/i18n/numbers/local-decimals.ts'
import type { Locale } from '#/i18n/locale.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { type Money, money, multiply, toWire, withoutTax } from '#/money/money.ts'
import type { Speaker } from '#/i18n/speaker.ts'
import type { WireCart, WireItem } from '#/cart/lines/cart.contract.ts'
import { type CartLine, isReturnable, totalQuantity } from '#/cart/lines/cart.ts'
import { codeOf } from '#/cart/lines/check-line.ts'
import { type SellableItem, isGiftCard, maxQuantityOf } from '#/cart/items/sellable-item.ts'
import { lineEssentials } from '#/cart/items/line-essentials.ts'
import { linePicture } from '#/cart/items/line-picture.ts'
import { paintNames } from '#/cart/items/paint-names.ts'
import { lineSubtitle } from '#/cart/items/line-subtitle.ts'
import { editUrl } from '#/cart/edit/edit-url.ts'
import { optionUid } from '#/cart/lines/option-uid.ts'
import { unitPrice } from '#/pricing/unit-price.ts'
import type { CartTotals, PricedCart, PricedLine } from '#/cart/pricing/price-cart.ts'

/** The cart in the form that API responses have. */
export function toWireCart(priced: PricedCart, speaker: Speaker): WireCart {
  const { cart, coupon } = priced
  return {
    id: cart.id,
    version: cart.version,
    items: priced.lines
      .flatMap((each) => toWireItems(each, priced, speaker))
      .map((item, index) => ({ ...item, position: index + 1 })),
    total_quantity: totalQuantity(cart.lines),
    applied_coupons: coupon ? [{ code: coupon.code }] : null,
    dispatch_date: priced.dispatchDate,
    ...(priced.deliveryDays && {
      delivery_days: { from: priced.deliveryDays[0], to: priced.deliveryDays[1] },
    }),
    ...(priced.deliveryDates && {
      delivery_dates: { from: priced.deliveryDates[0], to: priced.deliveryDates[1] },
    }),
    prices: toWireTotals(priced, speaker),
    notices: toWireNotices(priced, speaker),
  }
}

/** A sentence for each notice, which names the item. */
export const toWireNotices = (
  { notices, catalogue }: Pick<PricedCart, 'notices' | 'catalogue'>,
  { translate, locale }: Speaker,
): WireCart['notices'] =>
  notices.map(({ code, uid, sku = '' }) => ({
    code,
    message: translate(`cartNotices.${code}`, { name: catalogue.get(sku)?.name[locale] ?? sku }),
    ...(uid !== undefined && { uid }),
  }))

/** The sums of a cart in the form that API responses have. */
export function toWireTotals(
  totals: CartTotals,
  { locale, translate }: Speaker,
): WireCart['prices'] {
  const { discounts, taxPercent, tax } = totals
  return {
    subtotal_including_tax: toWire(totals.subtotal),
    subtotal_excluding_tax: toWire(totals.subtotalWithoutTax),
    grand_total: toWire(totals.total),
    default_shipping_rate: wireOrNull(totals.shipping),
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
        : [{ label: translate('cart.tax', { percent: taxPercent }), amount: toWire(tax) }],
    until_free_shipping: wireOrNull(totals.untilFreeShipping?.missing ?? null),
    free_shipping_progress: totals.untilFreeShipping?.progress ?? null,
  }
}

const wireOrNull = (value: Money | null) => (value ? toWire(value) : null)

type ItemWithoutPosition = Omit<WireItem, 'position'>

/** A bike's paint follows it as a separate item; the page shows the two as one. */
function toWireItems(
  priced: PricedLine,
  cart: PricedCart,
  speaker: Speaker,
): ItemWithoutPosition[] {
  const { line, item: sellable, unit, problem } = priced
  const { translate, locale } = speaker
  const nothing = money(0, cart.currency)
  const discounts = priced.discount.amount > 0 ? [wireDiscount(priced, cart, locale)] : null
  const own = {
    quantity: line.quantity,
    max_quantity: maxQuantityOf(sellable),
    is_available: problem === null,
    errors: problem
      ? [{ code: codeOf[problem], message: translate(`cartErrors.${problem}`, { name: line.sku }) }]
      : null,
    dispatch_date: priced.dispatchDate,
    is_returnable: isReturnable(line),
  }
  const taxPercent = isGiftCard(priced.item) ? 0 : cart.taxPercent
  const amounts = { quantity: line.quantity, taxPercent }
  const item: ItemWithoutPosition = {
    ...own,
    uid: line.uid,
    edit_url: editUrl(line, cart.catalogue),
    essentials: lineEssentials(line, cart.catalogue)?.[locale] ?? null,
    associated_uid: line.colour?.uid ?? null,
    prices: {
      ...wirePrices(unit?.price ?? nothing, unit?.before ?? nothing, amounts),
      discounts,
    },
    product: {
      ...wireProduct(sellable, line.sku, { speaker, picture: linePicture(line, cart.catalogue) }),
      subtitle: lineSubtitle(line, cart.catalogue)?.[locale] ?? null,
    },
    ...(sellable?.kind === 'bike' && { bundle_options: bundleOptions(priced, cart, speaker) }),
    ...(sellable && { configurable_options: variantOptions(sellable, line, speaker) }),
    ...wireUnitPrice(unit?.price ?? null, sellable),
  }
  if (!line.colour) return [item]
  const paint = cart.catalogue.get(line.colour.sku) ?? null
  const price = unit?.colour ?? nothing
  return [
    item,
    {
      ...own,
      uid: line.colour.uid,
      edit_url: null,
      associated_uid: line.uid,
      prices: { ...wirePrices(price, price, amounts), discounts: null },
      product: {
        ...wireProduct(paint, line.colour.sku, { speaker, picture: paint?.picture ?? null }),
        name: paintNames(line, cart.catalogue)?.[locale] ?? line.colour.sku,
      },
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

function wireUnitPrice(price: Money | null, item: SellableItem | null) {
  const each = price && unitPrice(price, item?.contents)
  return each ? { unit_price: { price: toWire(each.price), per: each.per } } : {}
}

type ProductView = { speaker: Speaker; picture: SellableItem['picture'] }

function wireProduct(
  item: SellableItem | null,
  sku: string,
  { speaker: { locale }, picture }: ProductView,
): WireItem['product'] {
  if (!item)
    return {
      __typename: 'SimpleProduct',
      id: 0,
      sku,
      parent_sku: sku,
      name: sku,
      subtitle: null,
      url_key: '',
      image: null,
      category_level_1: null,
      category_level_3: null,
      manufacture: null,
    }
  return {
    __typename: typeName(item),
    id: item.productId,
    sku: item.sku,
    parent_sku: item.productSku,
    name: item.name[locale],
    subtitle: item.subtitle?.[locale] ?? null,
    url_key: item.slug ?? '',
    image: wireImage(picture, locale),
    category_level_1: item.categories[0]?.[locale] ?? null,
    category_level_3: item.categories[2]?.[locale] ?? null,
    manufacture: item.maker,
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
  { line, unit }: PricedLine,
  { catalogue, currency }: PricedCart,
  { translate, locale }: Speaker,
): WireItem['bundle_options'] =>
  line.options.map((option) => {
    const part = catalogue.get(option.sku)
    const section = part?.section ?? catalogue.getSection(option.sectionId)
    const added = unit?.options.find(({ sku }) => sku === option.sku)?.price
    return {
      uid: btoa(`bundle/${option.sectionId}`),
      section_id: option.sectionId,
      label: section?.name[locale] ?? '',
      values: [
        {
          uid: optionUid(option),
          sku: option.sku,
          label: keepFigures(
            [
              part?.name[locale] ?? translate('cart.partGone'),
              localDecimals(part?.size ?? '', locale),
            ]
              .filter(Boolean)
              .join(', '),
          ),
          quantity: 1,
          priceV2: toWire(added ?? money(0, currency)),
        },
      ],
    }
  })

/** A custom-painted bike does not list its standard colour. */
const variantOptions = (
  { size, colour, conditionNote }: SellableItem,
  { colour: paint }: CartLine,
  { translate, locale }: Speaker,
) => [
  ...(size === null ? [] : [{ label: translate('cart.size'), value: size }]),
  ...(colour === null || paint ? [] : [{ label: translate('cart.colour'), value: colour[locale] }]),
  ...(conditionNote ? [{ label: translate('cart.condition'), value: conditionNote[locale] }] : []),
]
