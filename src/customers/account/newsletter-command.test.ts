import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { runNewsletterCommand } from './newsletter-command.server.ts'
import { findSubscriber, upsertSubscriber } from './newsletter.store.server.ts'

const { db } = await testDatabase()
const now = new Date('2026-10-01T08:00:00Z')

const subscriber = (
  site: 'uk' | 'de',
  name: string,
  status: 'subscribed' | 'unconfirmed' = 'subscribed',
) =>
  upsertSubscriber(
    db,
    { site, email: `${name}@example.com`, locale: 'en', source: 'footer', status },
    now,
  )
await subscriber('uk', 'ada')
await subscriber('de', 'ada')
await subscriber('uk', 'eve', 'unconfirmed')

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  await runNewsletterCommand({ db, args, print: (line) => lines.push(line) })
  return lines
}

test('lists those who may be written to, and nobody who still has to confirm', async () => {
  const row = (site: string) => `${site},ada@example.com,en,footer,2026-10-01T08:00:00.000Z,`
  expect((await run('list')).slice(1)).toEqual([row('uk'), row('de')])
  expect((await run('list', '--site', 'de')).slice(1)).toEqual([row('de')])
})

test('ends a subscription on the site where the reader ended it', async () => {
  expect(await run('unsubscribe', 'Ada@Example.com', '--site', 'uk')).toEqual([
    'Ada@Example.com is unsubscribed: uk.',
  ])
  expect((await findSubscriber(db, 'uk', 'ada@example.com'))?.status).toBe('unsubscribed')
  expect((await run('list')).slice(1)).toHaveLength(1)
  expect(await run('unsubscribe', 'ada@example.com')).toEqual([
    'ada@example.com is unsubscribed: de.',
  ])
  await expect(run('unsubscribe', 'ada@example.com')).rejects.toThrow('no newsletter of ours')
})

test('a mistake is answered with the usage and changes nothing', async () => {
  await subscriber('uk', 'bea')
  const before = await run('list')
  await expect(run('list', '--site', 'fr')).rejects.toThrow('--site must be one of uk, de')
  await expect(run('list', 'uk')).rejects.toThrow('newsletter list [--site SITE]')
  await expect(run('unsubscribe', 'bea')).rejects.toThrow('newsletter unsubscribe EMAIL')
  await expect(run('unsubscribe', 'bea@example.com', 'uk')).rejects.toThrow('one word too many')
  await expect(run('send')).rejects.toThrow('There is no "newsletter send"')
  expect(await run('list')).toEqual(before)
})
