import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildItems } from '#/configurator/api/build-items.ts'
import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import { formatKilograms } from '#/i18n/numbers/format-kilograms.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { someChoice } from '#/configurator/choice/sample-choice.ts'
import { optionUid } from '#/cart/lines/option-uid.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import { defaultCountry, findCountry } from '#/country/country.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import type { Currency } from '#/money/currency.ts'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { orderDay } from '#/orders/order/order-words.ts'
import type { Quote } from '../helpers/build-shop.ts'
import { configurators, findConfigurator } from '../helpers/configurator-shop.ts'
import { behindProxy, browser } from '../helpers/customers-shop.ts'
import { demoDatabase } from '../helpers/demo-database.ts'
import { testShop } from '../helpers/shop.ts'
import { pdfText } from '../journeys/helpers/pdf-text.ts'

const shop = await testShop(behindProxy, await demoDatabase())

/** A sheet takes half a second of a core, so these few are enough beside the many quotes of build-proofs.test.ts. */
const wantedBuilds = 6

type Market = 'gb' | 'de'
type Sample = { slug: string; path: string; bike: OfferedBike; choice: Choice }

/** Bikes from the whole range, each with one random build that can be bought; the same ones in every run. */
async function samples(country: Market): Promise<Sample[]> {
  const every = configurators.filter((_, index) => index % 5 === (country === 'gb' ? 0 : 2))
  const found: Sample[] = []
  for (const [index, path] of every.entries()) {
    if (found.length === wantedBuilds) break
    const bike = (await findConfigurator(shop, path, country))?.bike
    if (!bike?.offers.some(({ days }) => days !== null)) continue
    const [choice] = fc.sample(someChoice(bike), { numRuns: 1, seed: 600 + index })
    if (choice) found.push({ slug: path.split('/')[1] ?? '', path, bike, choice })
  }
  return found
}

/** The text of a page or a document; spaces are left out, since a document's font has no letter for one that does not break. */
const textOf = (markup: string) =>
  markup
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[\s\0]+/g, '')

/** Somebody with a language, a country, a cart and a network of their own. */
function shopper(country: Market, network: number) {
  const headers = { 'x-forwarded-for': `10.77.${network}.7` }
  const { jar, call } = browser(shop, headers)
  jar.set('location_country', country)
  jar.set('i18n_redirected', country === 'de' ? 'de' : 'en')
  const read = async (path: string) => {
    const answer = await shop.get(path, { cookies: Object.fromEntries(jar), headers })
    expect(answer.status, path).toBe(200)
    return answer
  }
  return { call, read }
}

test.each(['gb', 'de'] as const)(
  'in %s six random builds have one price, weight and date: quote, page, review and build sheet',
  async (country) => {
    const market = findCountry(country) ?? defaultCountry
    const locale = country === 'de' ? 'de' : 'en'
    const builds = await samples(country)
    expect(builds).toHaveLength(wantedBuilds)
    for (const [index, { slug, path, bike, choice }] of builds.entries()) {
      const query = choiceQuery(choice, bike).toString()
      const link = `${path}?${query}`
      const { call, read } = shopper(country, index)
      const items = buildItems(bike, choice)
      const paint = items?.paint ?? null
      const options = items?.options ?? []
      const painted =
        paint === null ? [] : [optionUid({ sectionId: sectionIds.frameColour, sku: paint })]
      const asked = { slug, sku: items?.sku, selected_options: [...options, ...painted] }
      const quote = (await call('configurator/quote', asked)).answer as unknown as Quote
      expect(quote.problems, link).toEqual([])
      const { value = 0, currency = '' } = quote.special ?? quote.total ?? {}
      const price = formatMoney(money(Math.round(value * 100), currency as Currency), market.locale)
      const weight = `${formatKilograms(quote.weight_grams ?? 0, locale)} kg`
      const day = quote.dispatch_date ?? ''
      const shortDay = dayInWords(day, locale)
      const expectIn = (text: string, ...facts: string[]) => {
        for (const fact of facts) expect(text, link).toContain(textOf(fact))
      }

      const page = await (await read(link)).text()
      const bar = textOf(page.slice(page.indexOf('id="build-total"'))).slice(0, 300)
      expectIn(bar, price, weight, shortDay)

      const bikeItem = { sku: items?.sku, quantity: 1, ref: '1', selected_options: options }
      const paintItem = paint === null ? [] : [{ sku: paint, quantity: 1, associated_ref: '1' }]
      await call('cart/add-item', { cartItems: [bikeItem, ...paintItem] })
      expectIn(textOf(await (await read(`/${slug}/review/`)).text()), price, shortDay)

      const sheet = await read(`/build-sheet.pdf?bike=${slug}&${query}`)
      const sheetText = textOf(pdfText(Buffer.from(await sheet.arrayBuffer())))
      expectIn(sheetText, price, weight, orderDay({ locale, country }, day))
    }
  },
  120_000,
)
