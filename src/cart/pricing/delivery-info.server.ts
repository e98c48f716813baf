import { translatorFor } from '#/i18n/translator.server.ts'
import { formatMoney } from '#/money/format-money.ts'
import type { Ctx } from '#/visitor/context.ts'
import { inMinor } from './shipping.ts'
import { loadShippingBook } from './shipping.server.ts'

/** What delivery to the visitor's country costs and takes, in his language; null where we do not send. */
export async function deliveryInfo(ctx: Ctx): Promise<{ handle: string; body: string } | null> {
  const { country, locale } = ctx.visitor
  const rate = (await loadShippingBook(ctx)).rateFor(country.code)
  if (!rate) return null
  const say = translatorFor(locale)
  const price = (major: number) => formatMoney(inMinor(major, country.currency), country.locale)
  const [from, to] = rate.days
  const sentences = [
    rate.parcel === 0
      ? say('delivery.parcelFree')
      : say('delivery.parcel', { price: price(rate.parcel) }),
    ...(rate.parcel > 0 && rate.freeFrom !== null
      ? [say('delivery.freeFrom', { price: price(rate.freeFrom) })]
      : []),
    bikeSentence(rate.bike),
    say('delivery.days', { from, to, country: country.name[locale] }),
    ...(country.isInEu ? [say('delivery.dutyPaid')] : []),
  ]
  return { handle: 'deliveryInfo', body: sentences.map((each) => `<p>${each}</p>`).join('') }

  function bikeSentence(bike: number | null): string {
    if (bike === null) return say('delivery.noBikes')
    return bike === 0 ? say('delivery.bikeFree') : say('delivery.bike', { price: price(bike) })
  }
}
