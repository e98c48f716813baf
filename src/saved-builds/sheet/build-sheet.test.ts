import { expect, test } from 'vitest'
import { visitor } from '../../../tests/helpers/customers-shop.ts'
import { save, savedBuildShop, slug } from '../../../tests/builds/saved-build-shop.ts'

const shop = await savedBuildShop()

const load = (query: string, headers = {}) =>
  shop.get(`/build-sheet.pdf?${query}`, {
    headers: { 'x-forwarded-for': '203.0.113.9', ...headers },
  })

test('whoever has a code gets the sheet of its build as a document to print', async () => {
  const { code } = await save(visitor(shop))
  const answer = await load(`code=${code}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe(
    `inline; filename="calder-${slug}-${code.toLowerCase().replace('-', '')}.pdf"`,
  )
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a build that is not saved has a sheet by the query of the configurator', async () => {
  const answer = await load(`bike=${slug}&size=M&wheelset=WHL-C40`)
  expect(answer.status).toBe(200)
})

test.each([
  'code=0000-0000',
  'code=',
  'code=%00',
  'bike=no-such-bike',
  'bike=%00',
  `bike=${'x'.repeat(500)}`,
  '',
])('there is no sheet for %s', async (query) => {
  expect((await load(query)).status).toBe(404)
})

/** Slow machines take seconds to write a sheet. */
const limitTimeout = 120_000

test(
  'a network has six sheets a minute written, and one that exists as often as it likes',
  async () => {
    const from = { 'x-forwarded-for': '198.51.100.77' }
    const paints = ['', '&frameColour=BBCOLOUR-FOG', '&frameColour=BBCOLOUR-INK']
    const queries = ['size=S', 'size=M', 'size=M&wheelset=WHL-C40'].flatMap((choice) =>
      paints.map((paint) => `bike=${slug}&${choice}${paint}`),
    )
    const answers = await Promise.all(queries.map((query) => load(query, from)))
    const written = answers.filter(({ status }) => status === 200)
    expect(answers.every(({ status }) => [200, 429].includes(status))).toBe(true)
    // One of them was written for the test above.
    expect(written.length).toBeLessThanOrEqual(7)
    expect(written.length).toBeGreaterThan(0)
    const known = queries[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await load(known, from)).status).toBe(200)
  },
  limitTimeout,
)
