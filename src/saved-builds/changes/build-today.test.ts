import { afterEach, expect, test, vi } from 'vitest'
import { setPrice } from '../../../tests/catalogue/set-price.ts'
import { runBuildCommand } from '#/saved-builds/builds/build-command.server.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { visitor } from '../../../tests/helpers/customers-shop.ts'
import { open, save, savedBuildShop, withWheels } from '../../../tests/builds/saved-build-shop.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const shop = await savedBuildShop()
const { db } = shop
const messagesOf = ({ changes }: { changes: { message: string }[] }) =>
  changes.map(({ message }) => message)

const from = (country: string, locale = 'en') => {
  const person = visitor(shop)
  person.jar.set('location_country', country)
  person.jar.set('i18n_redirected', locale)
  return person
}

afterEach(async () => {
  await shop.setWheels('WHL-C40', {})
})

test('a part that is retired is replaced by the bike’s own, and the page says so', async () => {
  const { code } = await save(visitor(shop))
  await shop.setWheels('WHL-C40', { isDiscontinued: true }, { isOffered: false })
  const opened = await open(visitor(shop), code)
  expect(messagesOf(opened)[0]).toBe('wheelset: C40 is no longer sold. Instead: A25.')
  expect(opened.changes.map((change) => change.code)).toEqual(['RETIRED', 'CHEAPER'])
  expect(opened.configurator_url).not.toContain('WHL-C40')
  expect(opened.items).toMatchObject({ selected_options: [] })
  const german = await open(from('gb', 'de'), code)
  expect(messagesOf(german)[0]).toBe('wheelset (de): C40 führen wir nicht mehr. Stattdessen: A25.')
})

test('a part that is not sold in the visitor’s country is replaced there only', async () => {
  const { code } = await save(visitor(shop))
  await shop.setWheels('WHL-C40', { notSoldTo: ['us'] }, { country: 'us', isOffered: false })
  expect((await open(visitor(shop), code)).changes).toEqual([])
  const abroad = await open(from('us'), code)
  expect(abroad.changes.map((change) => change.code)).toEqual(['ELSEWHERE', 'MARKET'])
})

test('another country has its own price, which is not compared with the one saved', async () => {
  const { code } = await save(visitor(shop))
  const opened = await open(from('de'), code)
  expect(opened.price?.currency).toBe('EUR')
  expect(opened.saved_price?.currency).toBe('GBP')
  expect(messagesOf(opened)).toEqual([
    `Saved at ${(opened.saved_price?.value ?? 0).toLocaleString('de-DE')}\u00A0£ (United Kingdom).`,
  ])
})

test('a bike that is not sold in a country cannot be had there, but is named', async () => {
  const { code } = await save(visitor(shop), { size: 'M' }, { bike: 'moor-ti-force' })
  const opened = await open(from('us'), code)
  expect(opened).toMatchObject({ price: null, items: null, configurator_url: null, size: 'M' })
  expect(opened.bike.name).not.toBe('')
  expect(opened.changes.map((change) => change.code)).toEqual(['BIKE_ELSEWHERE'])
})

test('a new price is told with the difference, and counts in the cart', async () => {
  const { code } = await save(visitor(shop))
  await setPrice(db, { sku: 'WHL-C40', country: null, price: 1200_00 }, new Date())
  await vi.waitFor(async () => expect((await open(visitor(shop), code)).changes).toHaveLength(1))
  const opened = await open(visitor(shop), code)
  expect(messagesOf(opened)[0]).toMatch(/^It costs £51 more than when it was saved: £\S+ instead/)
  const { sku = '', selected_options: options = [] } = opened.items ?? {}
  expect((await shop.quote({ sku, options })).total).toEqual(opened.price)
  await setPrice(db, { sku: 'WHL-C40', country: null, price: 1149_00 }, new Date())
})

test('a part that sold out is named, and the build cannot be added until it is back', async () => {
  const { code } = await save(visitor(shop), { size: 'M', wheelset: 'WHL-LAST' })
  await putOnSale(db, [{ sku: 'WHL-LAST', place: 'halifax', quantity: 0 }])
  await vi.waitFor(async () => expect((await open(visitor(shop), code)).items).toBeNull())
  const opened = await open(visitor(shop), code)
  expect(messagesOf(opened)).toEqual(['Sold out at the moment: The WHL-LAST.'])
  await putOnSale(db, [{ sku: 'WHL-LAST', place: 'halifax', quantity: 1 }])
  await vi.waitFor(async () => expect((await open(visitor(shop), code)).items).not.toBeNull())
})

test('the command prints parts, SKUs, both prices and what changed', async () => {
  const { code } = await save(visitor(shop), withWheels, { name: 'Sunday bike' })
  await shop.setWheels('WHL-C40', { isDiscontinued: true }, { isOffered: false })
  const run = async (...args: string[]) => {
    const printed: string[] = []
    const { config, log } = testCtx(db)
    await runBuildCommand({ config, db, log, args, print: (line) => printed.push(line) })
    return printed.join('\n')
  }
  const text = await run(code.toLowerCase())
  expect(text).toContain(`Build ${code} “Sunday bike”`)
  expect(text).toContain('Bike (MOORTI-RIVAL-M-RAW)')
  expect(text).toContain('wheelset: A25 (WHL-A25)')
  expect(text).toContain('SKUs: MOORTI-RIVAL-M-RAW\n')
  expect(text).toMatch(/Price then £4,249 \(United Kingdom\), now £3,499 \(United Kingdom\)/)
  expect(text).toContain('- wheelset: C40 is no longer sold. Instead: A25.')
  expect(await run(code, 'DE')).toMatch(/now \S+ \(Germany\)|now .*€/)
  await expect(run('nothing')).rejects.toThrow('is no code of a build')
  await expect(run('0000-0000')).rejects.toThrow('There is no build')
  await expect(run(code, 'xx')).rejects.toThrow('does not sell to "xx"')
})
