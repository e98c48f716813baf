import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Locale } from '#/i18n/locale.ts'

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
      const range = [`${battery.wattHours} Wh`, `${rangeKm.join('–')} km`]
      expect(row(article('e-bikes-range', locale), name).slice(2, 4)).toEqual(range)
      const hours = String(chargeHours).replace('.', locale === 'de' ? ',' : '.')
      expect(row(article('e-bikes-charging', locale), name)[3]).toMatch(new RegExp(`^${hours} `))
    }
  },
)

test.each<Locale>(['en', 'de'])(
  'every column of a table in the %s articles has a name',
  (locale) => {
    const heads = readdirSync('demo/help').flatMap((folder) => {
      const lines = article(folder.replace('help-', ''), locale).split('\n')
      return lines.filter((_, index) => lines[index + 1]?.startsWith('| ---'))
    })
    expect(heads.length).toBeGreaterThan(20)
    expect(heads.filter((head) => /\|\s*\|/.test(head))).toEqual([])
  },
)
