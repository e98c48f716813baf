import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { messages } from '#/i18n/messages.server.ts'
import {
  type BrowserEntry,
  browserEntries,
  isNamed,
  offeredCategories,
  shownEntries,
} from './browser-entries.ts'
import { definedCookies } from '#/platform/http/cookies.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { listRevision } from './consent.ts'
import { thirdParties } from './third-parties.ts'

const entries: readonly BrowserEntry[] = browserEntries
/** Those of the shop itself: what third parties keep is written by scripts that are not ours. */
const ofKind = (kind: BrowserEntry['kind']) =>
  entries.filter((entry) => entry.kind === kind && entry.party === undefined)

test('every cookie that the code defines is listed with its lifetime, and no other', async () => {
  // With the shop every cookie is defined; other tests in this process define some too, and name them so.
  await import('#/app/http/web.ts')
  const defined = [...definedCookies].filter(([name]) => !name.startsWith('test_'))
  expect(defined.length).toBeGreaterThan(15)
  const listed = ofKind('cookie').map(({ name, lifetime }) => [name, lifetime] as const)
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(defined))
})

test('every cookie of the shop is in the table for those who look it up', () => {
  const [, table = ''] = readFileSync('docs/behaviour.md', 'utf8').split('\n## Cookies\n')
  const named = [...(table.split('\n## ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name)
  const ours = ofKind('cookie').map(({ name }) => name)
  expect(ours.filter((name) => !named.includes(name))).toEqual([])
})

/** The entry of the router's `ScrollRestoration`; a journey (consent.spec.ts) sees it in a browser. */
const keptByRouter = 'react-router-scroll-positions'

/** Each file that touches the browser's storage is listed with the entries that it keeps there. */
const keptBy: Record<string, string[]> = {
  // It erases what visitors reject.
  'src/consent/browser/browser-stores.client.ts': [],
  'src/customers/browser/remember-name.client.ts': ['customer_name'],
  'src/navigation/forms/use-saved-draft.ts': ['draft:order'],
  'src/navigation/recovery/guarded-reload.ts': ['calder:reload'],
  'src/product/compare/use-compare.ts': ['compare'],
  'src/product/recently-viewed/use-recently-viewed.ts': ['recently_viewed'],
  'src/product/size/saved-rider.ts': ['rider'],
  'src/search/start/recent-searches.client.ts': ['recent_searches'],
  // It covers a page that the last visitor of a shared screen has left behind.
  'src/app/document/cover-script.ts': [],
  'src/store-mode/screen/stored-visit.client.ts': ['shared_screen', 'shared_visit'],
  'src/storefront/messages/dismissed-messages.ts': ['calder:dismissed-messages'],
  // It reads both before the first paint, and forgets the name of somebody who has logged out.
  'src/storefront/shell/before-paint.tsx': ['customer_name'],
  'src/warranty/page/claim-draft.client.ts': ['uploads:claim-pictures'],
  'src/warranty/file-field/use-uploads.ts': ['uploads:claim-pictures'],
}

async function filesThat(pattern: RegExp): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('src/**/*.{ts,tsx}'))
    if (!file.includes('.test.') && pattern.test(readFileSync(file, 'utf8'))) found.push(file)
  return found.toSorted()
}

test('no other file touches the storage of the browser', async () => {
  const storage =
    /\b(?:window|globalThis)\.(?:local|session)Storage|\blocalStorage\.|\bindexedDB\b|\bcaches\.open/
  expect(await filesThat(storage)).toEqual(Object.keys(keptBy).toSorted())
})

test('no other file writes cookies by script', async () => {
  expect(await filesThat(/document\.cookie = /)).toEqual([
    'src/app/document/start-script.ts',
    'src/consent/browser/browser-stores.client.ts',
  ])
})

test('everything that is kept in the storage is listed, and nothing else', () => {
  const kept = [...new Set([keptByRouter, ...Object.values(keptBy).flat()])]
  const stored = [...ofKind('local-storage'), ...ofKind('session-storage')]
  for (const name of kept)
    expect(
      stored.filter((entry) => isNamed(entry, name)),
      name,
    ).toHaveLength(1)
  for (const entry of stored)
    expect(
      kept.some((name) => isNamed(entry, name)),
      entry.name,
    ).toBe(true)
})

test('every entry has a purpose in words, and every purpose an entry', () => {
  const used = [...new Set(entries.map(({ purpose }) => purpose))]
  expect(used.toSorted()).toEqual(Object.keys(messages.en.consent.purposes).toSorted())
})

test('an entry of a third party is in a category that switches it on, and shown only where that one is set up', () => {
  const ofParties = entries.filter(({ party }) => party !== undefined)
  expect(new Set(ofParties.map(({ party }) => party))).toEqual(new Set(keysOf(thirdParties)))
  for (const { party, category, name } of ofParties) {
    if (!party || category === 'necessary') throw new Error(`${name} is of no third party`)
    const categories: readonly string[] = thirdParties[party].categories
    expect(categories, name).toContain(category)
    const shown = (parties: (typeof party)[]) =>
      shownEntries(category, parties).filter((entry) => entry.name === name)
    expect(shown([])).toEqual([])
    expect(shown([party])).toHaveLength(1)
  }
})

test('a category that holds nothing in this shop is no choice', () => {
  expect(offeredCategories([])).toEqual(['preferences', 'statistics', 'marketing'])
  expect(offeredCategories(['goInStore'])).toContain('assistance')
})

test('a change to what is optional has a new revision', () => {
  const optional = entries.filter(({ category }) => category !== 'necessary')
  const hash = createHash('sha256').update(JSON.stringify(optional)).digest('hex').slice(0, 8)
  // A change of the list raises `listRevision` and is written down here with it.
  expect(`${listRevision} ${hash}`).toBe('3 3807909c')
})
