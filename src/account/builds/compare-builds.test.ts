import { expect, test } from 'vitest'
import { member, reader } from '../../../tests/helpers/account-shop.ts'
import { save, savedBuildShop, withWheels } from '../../../tests/builds/saved-build-shop.ts'

const shop = await savedBuildShop()
const compareUrl = (...codes: string[]) =>
  `/my-account/builds/?${new URLSearchParams(codes.map((code) => ['builds', code]))}`

async function collector() {
  const person = await member(shop)
  const { code: plain } = await save(person, { size: 'M' }, { name: 'Plain one' })
  const { code: fast } = await save(person, withWheels)
  return { ...person, plain, fast }
}

test('two builds stand side by side with what differs, in price and in parts only', async () => {
  const { open, plain, fast } = await collector()
  const page = await open(compareUrl(plain, fast))
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(html).toContain('Plain one')
  expect(html).toContain('The second costs')
  expect(html).toContain('C40')
  expect(html).toContain('>Wheels</th>')
  // Both have the same saddle and the same size, so neither is a row.
  expect(html).not.toContain('>Size</th>')
})

test('weights are stated to a tenth of a kilogram, as on the page of a bike', async () => {
  const { open, plain, fast } = await collector()
  const html = await (await open(compareUrl(plain, fast))).text()
  const weights = [...html.matchAll(/\b\d+\.(\d+)\skg\b/g)].map(([, decimals]) => decimals?.length)
  expect(weights.length).toBeGreaterThanOrEqual(2)
  expect(new Set(weights)).toEqual(new Set([1]))
})

test('the other way round the second costs less', async () => {
  const { open, plain, fast } = await collector()
  expect(await (await open(compareUrl(fast, plain))).text()).toMatch(
    /The second costs £[\d,.]+ less/,
  )
})

test.each([
  ['one build', (plain: string) => [plain]],
  ['the same build twice', (plain: string) => [plain, plain]],
  ['a code that does not exist', (plain: string) => [plain, '0000-0000']],
  ['anything else', () => ['%00', "'; drop table saved_builds", 'x'.repeat(400)]],
])('with %s the page asks for two', async (_, codes) => {
  const { open, plain } = await collector()
  const page = await open(compareUrl(...codes(plain)))
  expect([page.status, (await page.text()).includes('Choose two of your builds')]).toEqual([
    200,
    true,
  ])
})

test('somebody else’s build is not compared, and its name is not shown', async () => {
  const [ada, eve] = [await collector(), await collector()]
  const html = await (await eve.open(compareUrl(eve.fast, ada.plain))).text()
  expect(html).toContain('Choose two of your builds')
  expect(html).toContain(`<option value="${eve.plain}"`)
  expect(html).not.toContain(`<option value="${ada.plain}"`)
})

test('a guest is sent to the login', async () => {
  const answer = await reader(shop).open(compareUrl('0000-0000', '0000-0001'))
  expect(answer.headers.get('location')).toContain('/auth/login/')
})

test('my builds have a tick each, which leads there without scripts', async () => {
  const { open, plain, fast } = await collector()
  const html = await (await open('/my-account/builds/')).text()
  for (const code of [plain, fast])
    expect(html).toMatch(new RegExp(`<input[^>]*name="builds"[^>]*value="${code}"`))
  expect(html).toContain('action="/my-account/builds/"')
})
