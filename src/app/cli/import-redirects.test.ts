import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#/platform/config/config.server.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { commands } from './commands.ts'

const { db, pool, url } = await testDatabase()

/** The lines that `npm run shop -- import` prints for redirects to these targets. */
async function importRedirects(targets: readonly string[], settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  const redirects = targets.map((to, index) => ({ from: `/out-${index}/`, to }))
  await writeFile(join(folder, 'redirects.json'), JSON.stringify(redirects, null, 2))
  const printed: string[] = []
  await commands['import']?.run({
    config: readConfig(settings),
    db,
    pool,
    url,
    args: [folder, '--yes'],
    print: (line) => printed.push(line),
    log: createLog('silent', false),
  })
  return printed
}

test('an import warns of a redirect to a host that the settings do not allow, and stores it', async () => {
  expect(await importRedirects(['/bikes/', 'https://other.example.com/x'])).toEqual([
    'Note: redirects.json, line 8: [2].to leads to other.example.com, which the setting REDIRECT_HOSTS does not list, so the redirect answers 404 until it does.',
    'This imports 2 redirects.',
    '2 created, 0 updated, 0 unchanged.',
  ])
})

test('a host that the settings list, and the shop’s own, are not warned of', async () => {
  const targets = ['https://other.example.com/x', 'https://www.caldercycles.example/bikes/']
  const printed = await importRedirects(targets, { REDIRECT_HOSTS: 'other.example.com' })
  expect(printed.slice(1)).toEqual([expect.stringMatching(/^\d created/)])
})

test('the setting is not blamed for an address that it cannot allow', async () => {
  const targets = ['https://other.example.com:8443/x', 'https://']
  const printed = await importRedirects(targets, { REDIRECT_HOSTS: 'other.example.com' })
  expect(printed.slice(0, 2)).toEqual([
    expect.stringContaining('has a user name or a port'),
    expect.stringContaining('is no valid address'),
  ])
})
