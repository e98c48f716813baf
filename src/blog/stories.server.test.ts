import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { testCtx } from '../../tests/helpers/context.ts'
import { absentDatabase, testDatabase } from '../../tests/helpers/database.ts'
import { findCountry } from '#/country/country.ts'
import { importStoryFolder, saveStory } from './files/import-stories.server.ts'
import { sampleStory } from './sample-story.ts'
import { listNewestStories, listStories, loadStory } from './stories.server.ts'

const { db } = await testDatabase()

const withFolder = async (files: Record<string, unknown>) => {
  const folder = await mkdtemp(join(tmpdir(), 'stories-'))
  for (const [name, content] of Object.entries(files))
    await writeFile(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  try {
    await importStoryFolder(db, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const lists = {
  'categories.json': [{ code: 'journeys', name: { en: 'Journey', de: 'Unterwegs' } }],
  'tags.json': [{ code: 'gravel', name: { en: 'gravel', de: 'Gravel' } }],
  'authors.json': [
    { code: 'ada', name: 'Ada Holt', role: sampleStory.authorRole, note: { en: 'A', de: 'B' } },
  ],
}
const { texts, slug, authorRole: _role, authorNote: _note, ...sampleFacts } = sampleStory
const facts = { ...sampleFacts, author: 'ada' }
const { body: _body, ...title } = texts.en ?? {}

beforeAll(async () => {
  await withFolder(lists)
  await saveStory(db, sampleStory)
})

const german = { visitor: { locale: 'de' } } as const
const titlesIn = async (options = {}) =>
  (await listStories(testCtx(db, options))).map((story) => story.title)

test('shows a story in the reader’s language', async () => {
  expect(await titlesIn()).toEqual(['Over the tops'])
  expect(await titlesIn(german)).toEqual(['Über die Höhen'])
  expect((await loadStory(testCtx(db, german), slug)).blocks).toEqual([
    { type: 'text', props: { markdown: 'Wir fuhren los.' } },
  ])
})

test('hides a story before its publication time', async () => {
  const eve = { now: new Date('2026-11-01T07:59:59Z') }
  expect(await titlesIn(eve)).toEqual([])
  await expect(loadStory(testCtx(db, eve), slug)).rejects.toMatchObject({ status: 404 })
  expect(await titlesIn({ now: new Date('2026-11-01T08:00:00Z') })).toEqual(['Over the tops'])
})

test('limits the page’s cache lifetime to the next publication or expiry', async () => {
  const [appears, goes] = [new Date('2026-12-01T08:00:00Z'), new Date('2026-12-24T00:00:00Z')]
  await saveStory(db, { ...sampleStory, publishedAt: appears, expiresAt: goes })
  const expiriesOn = async (now: Date) => {
    const ctx = testCtx(db, { now })
    await listStories(ctx)
    return [...ctx.expiries]
  }
  expect(await expiriesOn(new Date('2026-11-16T09:00:00Z'))).toEqual([appears, goes])
  expect(await expiriesOn(appears)).toEqual([goes])
  expect(await expiriesOn(goes)).toEqual([])
  await saveStory(db, sampleStory)
})

test('other pages load without stories if they cannot be read', async () => {
  expect(await listNewestStories(testCtx(db), 3)).toHaveLength(1)
  expect(await listNewestStories(testCtx(absentDatabase), 3)).toEqual([])
})

test('hides a story in a language it has no text for', async () => {
  const english = { ...sampleStory, slug: 'english-only', texts: { en: texts.en } }
  await saveStory(db, english as typeof sampleStory)
  expect(await titlesIn()).toHaveLength(2)
  expect(await titlesIn(german)).toEqual(['Über die Höhen'])
  await expect(loadStory(testCtx(db, german), 'english-only')).rejects.toMatchObject({
    status: 404,
  })
  expect((await loadStory(testCtx(db), 'english-only')).languages).toEqual(['en'])
})

test('writes the date as the reader’s country does, in the reader’s language', async () => {
  const dayIn = async (code: string, locale: 'en' | 'de') => {
    const country = findCountry(code)
    if (!country) throw new Error(`${code} is no country`)
    const ctx = testCtx(db, { visitor: { country, locale } })
    return (await loadStory(ctx, slug)).published.dayInWords
  }
  expect(await dayIn('gb', 'en')).toBe('1 November 2026')
  expect(await dayIn('us', 'en')).toBe('November 1, 2026')
  expect(await dayIn('pl', 'de')).toBe('1. November 2026')
})

test('tags a page with the stories it depends on', async () => {
  const ctx = testCtx(db)
  await loadStory(ctx, slug)
  expect([...ctx.tags]).toEqual(['stories'])
})

test.each([
  [
    'a scene place that cannot be drawn',
    { ...facts, scene: { ...facts.scene, place: 'moon' } },
    'scene.place: must',
  ],
  [
    'a seed that does not fit in a URL',
    { ...facts, scene: { ...facts.scene, seed: '../x' } },
    'scene.seed: must',
  ],
  [
    'an unknown category',
    { ...facts, category: 'gossip' },
    'category: "gossip" must be one of journeys',
  ],
  ['an unknown tag', { ...facts, tags: ['gravle'] }, 'tag: "gravle" must be one of gravel'],
  ['an unknown author', { ...facts, author: 'bob' }, 'author: "bob" must be one of ada'],
  ['an unknown field', { ...facts, colour: 'red' }, 'colour: is not a known field'],
])('%s rejects the whole folder', async (_case, wrong, reason) => {
  const files = {
    ...lists,
    'fine.json': { ...facts, texts: { en: title } },
    'fine.en.md': 'Fine.',
    'wrong.json': { ...wrong, texts: { en: title } },
    'wrong.en.md': 'Wrong.',
  }
  await expect(withFolder(files)).rejects.toThrow(`wrong.json: ${reason}`)
  await expect(loadStory(testCtx(db), 'fine')).rejects.toMatchObject({ status: 404 })
})

test('refuses a title without a text', async () => {
  const files = { ...lists, 'a.json': { ...facts, texts: { en: title } } }
  await expect(withFolder(files)).rejects.toThrow('a.en.md')
})

test.each([
  ['an unknown SKU', ':::products\ntitle: Bikes\nskus:\n  - NONE\n:::', 6, '"NONE" is not the SKU'],
  ['a drawing of nothing', ':::drawing\nsku: NONE\ncaption: A bike\n:::', 4, '"NONE" is not the'],
  ['an unknown block', ':::spinner\n:::', 3, '":::spinner" is not a known block'],
  ['a missing property', ':::drawing\nsku: NONE\n:::', 4, 'caption: is missing'],
  ['a heading as large as the title', '# Noon', 3, 'headings begin with "##"'],
])('%s in a text is refused with file and line', async (_case, block, line, reason) => {
  const files = {
    ...lists,
    'wrong.json': { ...facts, texts: { en: title } },
    'wrong.en.md': `We set out.\n\n${block}\n`,
  }
  await expect(withFolder(files)).rejects.toThrow(`wrong.en.md:${line}: ${reason}`)
  await expect(loadStory(testCtx(db), 'wrong')).rejects.toMatchObject({ status: 404 })
})

test('an unknown product of a story is refused with file and line', async () => {
  const story = JSON.stringify({ ...facts, products: ['none'], texts: { en: title } }, null, 2)
  const line = story.split('\n').findIndex((text) => text.includes('"none"')) + 1
  const files = { ...lists, 'wrong.json': story, 'wrong.en.md': 'Wrong.' }
  await expect(withFolder(files)).rejects.toThrow(
    `wrong.json:${line}: "none" is not the slug of a product`,
  )
})

test('the author and the tags of a story come from their files', async () => {
  const story = { ...facts, tags: ['gravel'], texts: { en: title } }
  await withFolder({ ...lists, 'named.json': story, 'named.en.md': 'Fine.' })
  const { head, teaser } = await loadStory(testCtx(db), 'named')
  expect([head.author, head.authorNote?.en]).toEqual(['Ada Holt', 'A'])
  expect(teaser.tags).toEqual([{ code: 'gravel', name: 'gravel' }])
})
