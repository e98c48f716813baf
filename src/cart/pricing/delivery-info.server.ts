import { translatorFor } from '#/i18n/translator.server.ts'
import { formatMoney } from '#/money/format-money.ts'
import type { Ctx } from '#/visitor/context.ts'
import { inMinor } from './shipping.ts'
import { loadShippingBook } from './shipping.server.ts'

/** Cost and duration of delivery to the visitor's country, in their language; null where we do not deliver. */
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
  return { handle: 'deliveryInfo', body: sentences.map((each) => `<p>${each}</p>`).join('') }

  function bikeSentence(bike: number | null): string {
    if (bike === null) return translate('delivery.noBikes')
    return bike === 0
      ? translate('delivery.bikeFree')
      : translate('delivery.bike', { price: price(bike) })
  }
}
