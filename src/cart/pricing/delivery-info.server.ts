import { findGlobal } from '#/content/globals/globals.server.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { formatMoney } from '#/money/format-money.ts'
import { markdownHtml } from '#/platform/seo/markdown.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { inMinor } from './shipping.ts'
import { loadShippingBook } from './shipping.server.ts'

/** The rates of the visitor's country replace this paragraph of the retailer's text. */
const ratesPlace = '<p>{{delivery.rates}}</p>'

/**
 * The retailer's text about delivery with the rates of the visitor's country in it; the rates alone without such a
 * text. Null where we do not deliver.
 */
export async function deliveryInfo(ctx: Ctx): Promise<{ handle: string; body: string } | null> {
  const { country, locale } = ctx.visitor
  const rate = (await loadShippingBook(ctx)).rateFor(country.code)
  if (!rate) return null
  const translate = translatorFor(locale)
  const price = (major: number) => formatMoney(inMinor(major, country.currency), country.locale)
  const [from, to] = rate.days
  const sentences = [
    rate.parcel === 0
      ? translate('delivery.parcelFree')
      : translate('delivery.parcel', { price: price(rate.parcel) }),
    ...(rate.parcel > 0 && rate.freeFrom !== null
      ? [translate('delivery.freeFrom', { price: price(rate.freeFrom) })]
      : []),
    bikeSentence(rate.bike),
    translate('delivery.days', { from, to, country: country.name[locale] }),
    ...(country.isInEu ? [translate('delivery.dutyPaid')] : []),
  ]
  const rates = sentences.map((each) => `<p>${each}</p>`).join('')
  const text = await findGlobal(ctx, 'deliveryInfo')
  const body = text === null ? rates : markdownHtml(text).replace(ratesPlace, () => rates)
  return { handle: 'deliveryInfo', body }

  function bikeSentence(bike: number | null): string {
    if (bike === null) return translate('delivery.noBikes')
    return bike === 0
      ? translate('delivery.bikeFree')
      : translate('delivery.bike', { price: price(bike) })
  }
}
