import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { milesOf } from '#/i18n/numbers/british-measures.ts'
import type { Locale } from '#/i18n/locale.ts'
import { paymentSettings } from '#/platform/config/settings.ts'

// Articles quote prices, loans and batteries. These tests fail when the demo's data change and a text does not.

const json = (file: string) => JSON.parse(readFileSync(`demo/${file}`, 'utf8'))
const article = (key: string, locale: Locale) =>
  readFileSync(`demo/help/help-${key}/${locale}.md`, 'utf8').replaceAll('\u00a0', ' ')
/** The cells of the table row that begins with a name. */
const row = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith('| ') && line.split('|')[1]?.includes(name))
    ?.split('|')
    .map((cell) => cell.trim()) ?? []

const written = (amount: number, locale: Locale) => {
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return locale === 'de' ? text.replace('.', ',') : text
}

type Rate = { parcel: number; freeFrom: number; bike: number; days: [number, number] }

test.each<[Locale, string, string, (amount: string) => string]>([
  ['en', 'gb', 'United Kingdom', (amount) => `£${amount}`],
  ['en', 'de', 'Germany', (amount) => `€${amount}`],
  ['en', 'fr', 'France', (amount) => `€${amount}`],
  ['en', 'ch', 'Switzerland', (amount) => `CHF ${amount}`],
  ['en', 'us', 'United States', (amount) => `USD ${amount}`],
  ['de', 'de', 'Deutschland', (amount) => `${amount} €`],
  ['de', 'at', 'Österreich', (amount) => `${amount} €`],
  ['de', 'lu', 'Luxemburg', (amount) => `${amount} €`],
  ['de', 'ch', 'Schweiz', (amount) => `${amount} CHF`],
  ['de', 'gb', 'Königreich', (amount) => `${amount} £`],
])('the %s article has the delivery prices for %s', (locale, country, name, money) => {
  const { parcel, freeFrom, bike, days }: Rate = json('shipping.json')[country]
  const free = locale === 'de' ? 'kostenlos' : 'free'
  expect(row(article('delivery-costs', locale), name).slice(2, 6)).toEqual([
    money(written(parcel, locale)),
    money(written(freeFrom, locale)),
    bike === 0 ? free : money(written(bike, locale)),
    days.join('–'),
  ])
})

type Electric = { rangeKm: number[]; chargeHours: number; battery: { wattHours: number } }
const eBikes: { name: string; electric: Electric }[] = readdirSync('demo/catalogue/models')
  .map((file) => json(`catalogue/models/${file}`))
  .filter(({ electric }) => electric !== undefined)

test.each<Locale>(['en', 'de'])(
  'the %s articles have every e-bike’s battery and charging time',
  (locale) => {
    expect(eBikes.length).toBeGreaterThan(3)
    for (const { name, electric } of eBikes) {
      const { rangeKm, chargeHours, battery } = electric
      const [kilometres, miles] = [`${rangeKm.join('–')} km`, rangeKm.map(milesOf).join('–')]
      const distance = locale === 'en' ? `${miles} miles (${kilometres})` : kilometres
      const range = [`${battery.wattHours} Wh`, distance]
      expect(row(article('e-bikes-range', locale), name).slice(2, 4)).toEqual(range)
      const hours = String(chargeHours).replace('.', locale === 'de' ? ',' : '.')
      expect(row(article('e-bikes-charging', locale), name)[3]).toMatch(new RegExp(`^${hours} `))
    }
  },
)

/** Every text of every article, also those for one site. */
const articles = readdirSync('demo/help', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(`demo/help/${file}`, 'utf8') }))

test('every column of a table in an article has a name', () => {
  const heads = articles.flatMap(({ text }) => {
    const lines = text.split('\n')
    return lines.filter((_, index) => lines[index + 1]?.startsWith('| ---'))
  })
  expect(heads.length).toBeGreaterThan(40)
  expect(heads.filter((head) => /\|\s*\|/.test(head))).toEqual([])
})

test('articles speak of credit only in notices for visitors who can have it', () => {
  const notices = /^:::notice\nwhere: credit\n.*?^:::$/gms
  const words = /financ|finanzier|ratenzahl|monthly pay|pay monthly|\bAPR\b|instalment/i
  const rest = articles.map(({ file, text }) => ({ file, text: text.replaceAll(notices, '') }))
  expect(rest.filter(({ text }, at) => text !== articles[at]?.text).length).toBeGreaterThan(1)
  expect(rest.flatMap(({ file, text }) => (words.test(text) ? file : []))).toEqual([])
})

test.each<[string, string]>([
  ['help/help-orders-place-an-order/en.md', '€46,400'],
  ['help/help-orders-place-an-order/de.md', '46.400 €'],
  ['content/terms/de.en.md', '€46,400'],
  ['content/terms/de.de.md', '46.400 €'],
])('%s has the largest order in euros', (file, sum) => {
  const euros = paymentSettings.unpaid.perOrder.pounds * json('pricing/price-rules.json').de.rate
  expect(sum.replaceAll(/\D/g, '')).toBe(String(Math.round(euros)))
  expect(readFileSync(`demo/${file}`, 'utf8')).toContain(sum)
})

type Model = { leadTimeDays: number; builds?: { leadTimeDays?: number | null }[] }

test.each<[Locale, RegExp, RegExp]>([
  [
    'en',
    /\| (\d+) to (\d+), depending/,
    /\| (\d+) \((\d+) for the paint, (\d+) for the workshop\)/,
  ],
  ['de', /\| (\d+) bis (\d+), je nach/, /\| (\d+) \((\d+) für den Lack, (\d+) für die Werkstatt\)/],
])('the %s article has the shortest and the longest wait', (locale, made, painted) => {
  const text = article('delivery-dispatch-date', locale)
  const waits = readdirSync('demo/catalogue/models').flatMap((file) => {
    const model: Model = json(`catalogue/models/${file}`)
    return [model, ...(model.builds ?? [])].flatMap(({ leadTimeDays }) => leadTimeDays ?? [])
  })
  const range = [Math.min(...waits), Math.max(...waits)]
  expect(made.exec(text)?.slice(1).map(Number)).toEqual(range)
  const paint: number = json('catalogue/components/frame-colour.json').leadTimeDays
  const [whole, ...parts] = painted.exec(text)?.slice(1).map(Number) ?? []
  expect(parts[0]).toBe(paint)
  expect(parts[0]! + parts[1]!).toBe(whole)
})
