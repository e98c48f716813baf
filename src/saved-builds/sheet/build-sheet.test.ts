import { expect, test } from 'vitest'
import { findConfigurableBike } from '#/configurator/api/requested-build.server.ts'
import { choiceFrom } from '#/configurator/choice/choice-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { visitor } from '../../../tests/helpers/customers-shop.ts'
import { save, savedBuildShop, slug } from '../../../tests/builds/saved-build-shop.ts'
import { sheetDocument } from './sheet-document.server.ts'

const shop = await savedBuildShop()

const load = (query: string, headers = {}) =>
  shop.get(`/build-sheet.pdf?${query}`, {
    headers: { 'x-forwarded-for': '203.0.113.9', ...headers },
  })

test('anybody with a code gets the sheet of its build as a document to print', async () => {
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

test('a network has six sheets a minute written, and one that exists as often as it likes', async () => {
  const at = (network: string, now = '2026-11-16T09:00:00Z') =>
    testCtx(shop.db, { now: new Date(now), visitor: { network: networkOf(network) } })
  const ctx = at('198.51.100.77')
  const found = await findConfigurableBike(ctx, { slug })
  if (typeof found === 'string') throw new Error(found)
  const choices = ['size=S', 'size=M'].flatMap((size) =>
    ['', '&frameColour=BBCOLOUR-FOG', '&wheelset=WHL-C40', '&wheelset=WHL-LAST'].map(
      (more) => choiceFrom(new URLSearchParams(size + more), found.bike).choice,
    ),
  )
  const sheetOf = (choice: Choice | undefined, by = ctx) => {
    if (!choice) throw new Error('There is no such choice.')
    return sheetDocument(by, { ...found, choice, code: null })
  }
  const isPdf = (pdf: Buffer) => expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const atOnce = choices.slice(0, 4).map((choice) => sheetOf(choice))
  const outcomes = await Promise.allSettled(atOnce)
  expect(
    outcomes.map(({ status }) => status),
    'one is written, two wait',
  ).toEqual([...Array.from({ length: 3 }, () => 'fulfilled'), 'rejected'])
  // The one that was refused can be had a moment later.
  for (const choice of choices.slice(3, 5)) isPdf(await sheetOf(choice))
  expect(() => sheetOf(choices[6])).toThrow('too-many-requests')
  expect(sheetOf(choices[0])).toBe(atOnce[0])
  isPdf(await sheetOf(choices[6], at('203.0.113.40')))
  isPdf(await sheetOf(choices[7], at('198.51.100.77', '2026-11-16T09:01:00Z')))
}, 120_000)
