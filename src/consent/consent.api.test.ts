import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { consents } from '#/db/tables/consent.server.ts'
import { listRevision } from '#/platform/consent/consent.ts'
import { testShop } from '../../tests/helpers/shop.ts'
import { deleteOldConsents } from './consents.store.server.ts'
import { printConsents } from './keep-consent.server.ts'

const shop = await testShop({
  TRUSTED_PROXIES: '127.0.0.1',
  STORE_NETWORKS: 'leeds=198.51.100.7',
})
const { db } = shop.database

const all = ['preferences', 'statistics', 'marketing']
const click = '1001_1700000000_abc'
type Options = { ip?: string; cookies?: Record<string, string>; host?: string }

/** Sends a decision, and returns the answer with the cookies that it sets. */
async function decide(categories: readonly string[], changes: object = {}, options: Options = {}) {
  const { ip = '192.0.2.1', cookies = {}, host = 'www.caldercycles.example' } = options
  const answer = await shop.post(
    '/nuxt/api/consent',
    { revision: listRevision, categories, ...changes },
    { headers: { 'x-forwarded-for': ip, host }, cookies },
  )
  const lines = answer.headers.getSetCookie()
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}=`))?.split(/[=;]/, 2)[1] ?? null
  return { status: answer.status, body: (await answer.json()) as object, lines, valueOf }
}

const proofs = () => db.select().from(consents).orderBy(asc(consents.id))

test('a consent is proved by number, list, categories, time and language, and by nothing personal', async () => {
  const cookies = { i18n_redirected: 'de' }
  const host = 'de.caldercycles.example'
  const { status, body, valueOf, lines } = await decide(['statistics'], {}, { cookies, host })
  expect(status).toBe(200)
  const [proof] = await proofs()
  expect(body).toEqual({ categories: ['statistics'], id: proof?.consentId, error: null })
  expect(valueOf('consent')).toBe(`${listRevision}.statistics.${proof?.consentId}`)
  expect(lines[0]).toContain('Max-Age=15724800')
  expect(lines[0]).not.toContain('HttpOnly')
  expect(proof).toEqual({
    id: expect.any(Number) as number,
    consentId: expect.stringMatching(/^[\da-f]{32}$/) as string,
    site: 'de',
    locale: 'de',
    revision: listRevision,
    categories: ['statistics'],
    decidedAt: expect.any(Date) as Date,
    deleteAt: expect.any(Date) as Date,
  })
  const years = (proof?.deleteAt.getUTCFullYear() ?? 0) - (proof?.decidedAt.getUTCFullYear() ?? 0)
  expect(years).toBe(4)
})

test('a visitor who only rejects gets no number by which they could be recognised', async () => {
  const before = await proofs()
  const { valueOf, body } = await decide([])
  expect(valueOf('consent')).toBe(`${listRevision}.none`)
  expect(body).toEqual({ categories: [], id: null, error: null })
  expect(await proofs()).toEqual(before)
})

test('a withdrawal is proved under the number of its consent, and clears what scripts cannot see', async () => {
  const given = await decide(all, { affiliateClick: click })
  expect(given.valueOf('awc')).toBe(click)
  const consent = given.valueOf('consent') ?? ''
  const withdrawn = await decide([], {}, { cookies: { consent, awc: click } })
  expect(withdrawn.valueOf('consent')).toBe(`${listRevision}.none`)
  expect(withdrawn.lines.find((line) => line.startsWith('awc='))).toContain('Max-Age=0')
  const lines: string[] = []
  const id = consent.split('.')[2] ?? ''
  await printConsents({ db, id, print: (line) => lines.push(line) })
  expect(lines.map((line) => line.split('  ').slice(1, 5).join(', '))).toEqual([
    `uk, en, revision ${listRevision}, preferences, statistics, marketing`,
    `uk, en, revision ${listRevision}, nothing`,
  ])
})

test('a click is stored only with consent to marketing', async () => {
  const { lines } = await decide(['statistics'], { affiliateClick: click })
  expect(lines.filter((line) => line.startsWith('awc='))).toEqual([])
})

test('in a store nobody can consent', async () => {
  const before = await proofs()
  const { body, valueOf } = await decide(all, { affiliateClick: click }, { ip: '198.51.100.7' })
  expect(body).toEqual({ categories: [], id: null, error: null })
  expect(valueOf('awc')).toBeNull()
  expect(await proofs()).toEqual(before)
})

test.each([
  ['an unknown category', { categories: ['everything'] }],
  ['the necessary category, which is no choice', { categories: ['necessary'] }],
  ['too many categories', { categories: [...all, ...all] }],
  ['no categories', { categories: null }],
  ['an odd revision', { revision: 1.5 }],
  ['an odd click', { affiliateClick: '<script>' }],
])('%s is refused', async (_, changes) => {
  const before = await proofs()
  expect((await decide([], changes)).status).toBe(422)
  expect(await proofs()).toEqual(before)
})

test('a cookie that is not ours gives no number', async () => {
  const cookies = { consent: '1.marketing.not-a-number' }
  const { body } = await decide(['statistics'], {}, { cookies })
  expect(body).toMatchObject({ id: expect.stringMatching(/^[\da-f]{32}$/) as string })
})

test('a network that decides without end is refused, others are not', async () => {
  const ip = '192.0.2.77'
  const statuses = []
  for (let sent = 0; sent < 305; sent += 1)
    statuses.push((await decide(['statistics'], {}, { ip })).status)
  expect(statuses.slice(0, 100)).not.toContain(429)
  expect(statuses).toContain(429)
  expect((await decide(['statistics'], {}, { ip: '192.0.2.78' })).status).toBe(200)
  // To reject is possible in any case, since it leaves no trace.
  expect((await decide([], {}, { ip })).status).toBe(200)
})

test('consent can be withdrawn from a network that has used up its decisions', async () => {
  const ip = '192.0.2.79'
  const given = await decide(all, { affiliateClick: click }, { ip })
  for (let sent = 0; sent < 300; sent += 1) await decide(['statistics'], {}, { ip })
  const cookies = { consent: given.valueOf('consent') ?? '', awc: click }
  expect((await decide(['statistics'], {}, { ip })).status).toBe(429)
  const withdrawn = await decide([], {}, { ip, cookies })
  expect(withdrawn.status).toBe(200)
  expect(withdrawn.lines.find((line) => line.startsWith('awc='))).toContain('Max-Age=0')
  expect((await decide(['statistics'], {}, { ip, cookies })).status).toBe(200)
})

test('nobody can consent to a list that the shop does not have', async () => {
  const before = await proofs()
  expect((await decide(all, { revision: 777_777 })).status).toBe(409)
  expect((await decide([], { revision: 777_777 })).valueOf('consent')).toBe(`${listRevision}.none`)
  expect(await proofs()).toEqual(before)
})

test('a number that the shop did not give out is replaced', async () => {
  const invented = 'deadbeef'.repeat(4)
  const cookies = { consent: `${listRevision}.none.${invented}` }
  const { body } = await decide(['statistics'], {}, { ip: '192.0.2.80', cookies })
  expect(body).toMatchObject({ id: expect.stringMatching(/^[\da-f]{32}$/) as string })
  expect(body).not.toMatchObject({ id: invented })
})

test('another site cannot decide for a visitor', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const body = { revision: listRevision, categories: all }
  expect((await shop.post('/nuxt/api/consent', body, { headers })).status).toBe(403)
})

test('a proof is deleted when it is no longer needed', async () => {
  const kept = await proofs()
  expect(kept.length).toBeGreaterThan(0)
  const [{ deleteAt } = { deleteAt: new Date() }] = kept
  await deleteOldConsents(db, new Date(deleteAt.getTime() - 1))
  expect(await proofs()).toEqual(kept)
  await deleteOldConsents(db, new Date(deleteAt.getTime() + 1))
  expect(await proofs()).toEqual([])
})
