import { expect, test } from 'vitest'
import { findConfigurableBike } from '#/configurator/api/requested-build.server.ts'
import { defaultCountry, findCountry } from '#/country/country.ts'
import { choiceFrom } from '#/configurator/choice/choice-url.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { buildRows } from './build-rows.ts'
import { viewSheet } from './build-sheet.server.ts'

const { db } = await demoDatabase()

async function aBuild(query: string, locale: 'en' | 'de' = 'en') {
  const ctx = testCtx(db, { now: new Date(), visitor: { locale } })
  const found = await findConfigurableBike(ctx, { slug: 'keld-al-grx-610' })
  if (typeof found === 'string') throw new Error(found)
  const { choice } = choiceFrom(new URLSearchParams(query), found.bike)
  return { ctx, build: { ...found, choice, code: null } }
}
const rowsOf = (groups: ReturnType<typeof buildRows>) =>
  new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.key, row])))

const british = { locale: 'en', country: defaultCountry } as const

test('a chosen part stands in the place of the bike’s own, and is marked', async () => {
  const { build } = await aBuild('size=M&wheelset=WHL-GC40')
  const wheels = rowsOf(buildRows(build, british)).get('wheels')
  expect(wheels).toMatchObject({ value: 'Calder GC40', isChanged: true })
  expect(wheels?.was).toContain('Calder')
})

test('the bike’s own parts have the sizes that suit the frame, once one is chosen', async () => {
  const chosen = await aBuild('size=M')
  expect(rowsOf(buildRows(chosen.build, british)).get('handlebar')?.value).toMatch(
    /\(width \d{3} mm\)$/,
  )
  const open = await aBuild('')
  const bar = rowsOf(buildRows(open.build, british)).get('handlebar')
  expect(bar?.value).toBeDefined()
  expect(bar?.value).not.toMatch(/\(width \d{3} mm\)$/)
})

test('a size that the name of a part says is not said twice', async () => {
  const { build } = await aBuild('size=M')
  const saddle = rowsOf(buildRows(build, british)).get('saddle')?.value ?? ''
  expect(saddle.match(/145 mm/g)).toHaveLength(1)
})

test('the sheet has price, weight, date and the geometry of the chosen size, in both languages', async () => {
  for (const [locale, words] of [
    ['en', ['Size', 'Colour', 'Weight', 'Price', 'Dispatched']],
    ['de', ['Größe', 'Farbe', 'Gewicht', 'Preis', 'Versand']],
  ] as const) {
    const { ctx, build } = await aBuild('size=M', locale)
    const sheet = viewSheet(ctx, build)
    expect(sheet.facts.map(({ label }) => label)).toEqual(words)
    expect(sheet.geometry?.title).toContain('M')
    expect(sheet.geometry?.rows.length).toBeGreaterThan(10)
    expect(sheet.url).toContain('/keld-al-grx-610/build-v2/?size=M')
  }
})

test('the lowest limit of frame and parts is what the build may weigh, and the brakes are the country’s', async () => {
  const german = { locale: 'de', country: findCountry('de') ?? defaultCountry } as const
  const asShown = rowsOf(buildRows((await aBuild('size=M')).build, british))
  expect(asShown.get('maxWeight')?.value).toBe('130 kg for bike, rider and luggage')
  expect(asShown.get('brakeLevers')?.value).toBe('Front brake on the right, rear on the left')
  const laden = await aBuild('size=M&wheelset=WHL-GC30&rack=RCK-TOUR')
  const rows = rowsOf(buildRows(laden.build, german))
  expect(rows.get('maxWeight')?.value).toBe(
    '125 kg mit Fahrer und Gepäck, davon bis zu 27 kg auf dem Gepäckträger',
  )
  expect(rows.get('brakeLevers')?.value).toBe('Vorderradbremse links, hintere rechts')
})

test('before a size is chosen there is no geometry', async () => {
  const { ctx, build } = await aBuild('')
  expect(viewSheet(ctx, build).geometry).toBeNull()
})
