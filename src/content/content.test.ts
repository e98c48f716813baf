import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { savePages, publish } from './edit-content.server.ts'
import { runContentCommand } from './files/content-command.server.ts'
import type { PageDocument } from './page-document.ts'
import { testShop } from '../../tests/helpers/shop.ts'
import { printed } from '../../tests/helpers/captured/printed.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = await testShop()
const { db } = shop.database
const german = { cookies: { i18n_redirected: 'de' } }

const en = (blocks: PageDocument['texts'][string]['blocks'], title = 'Delivery'): PageDocument => ({
  template: 'page',
  texts: { en: { title, description: 'How bikes reach you.', blocks } },
})
const text = (markdown: string) => ({ type: 'text', props: { markdown } })
const edit = () => ({ author: 'Ada', now: new Date() })

async function publishPage(key: string, document: PageDocument, path = key) {
  await savePages(db, [{ key, path, document }], edit())
  const [saved] = await savePages(db, [{ key, path, document }], edit())
  await publish(db, { key, version: saved?.version ?? 0 }, edit())
}

const seen = async (path: string, options = {}) => {
  const response = await shop.get(path, options)
  return { status: response.status, html: await response.text() }
}

/** Pages follow a change as soon as the process hears of it. */
const eventually = (path: string, expected: object, options = {}) =>
  vi.waitFor(async () => {
    const page = await seen(path, options)
    expect(page).toMatchObject(expected)
    return page
  }, 10_000)

const urlOf = (site: string) => `https://${site}.example`
const command = (...args: string[]) =>
  printed((print) => runContentCommand({ db, args, urlOf, print }))

async function folderWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

const page = (title: string, body = '') =>
  `---\ntitle: ${title}\ndescription: What ${title} is about.\n---\n\n${body}\n`

test('a page is shown once it is published, and never as a draft', async () => {
  await savePages(db, [{ key: 'draft', path: 'draft', document: en([text('Hello')]) }], edit())
  expect(await seen('/draft/')).toMatchObject({ status: 404 })
  await publish(db, { key: 'draft', version: 1 }, edit())
  await eventually('/draft/', { status: 200, html: expect.stringContaining('<p>Hello</p>') })
})

test('each language and each site has its own text', async () => {
  const document: PageDocument = {
    template: 'legal',
    texts: {
      en: { title: 'Terms', description: 'x', blocks: [] },
      de: { title: 'AGB', description: 'x', blocks: [] },
      'de.en': { title: 'Terms in Germany', description: 'x', blocks: [] },
    },
  }
  await publishPage('terms', document)
  await eventually('/terms/', { html: expect.stringContaining('>Terms</h1>') })
  await eventually('/terms/', { html: expect.stringContaining('>AGB</h1>') }, german)
  const host = { headers: { host: 'de.caldercycles.example' }, cookies: { i18n_redirected: 'en' } }
  await eventually('/terms/', { html: expect.stringContaining('>Terms in Germany</h1>') }, host)
})

test('a page without a text in the visitor’s language is not found', async () => {
  await publishPage('english-only', en([]))
  await eventually('/english-only/', { status: 200 })
  expect(await seen('/english-only/', german)).toMatchObject({ status: 404 })
})

test('the newest publication wins, and an older version can be shown again', async () => {
  await publishPage('undo', en([text('first')]))
  await publishPage('undo', en([text('second')]))
  await eventually('/undo/', { html: expect.stringContaining('second') })
  expect(await command('publish', 'undo', '--version', '1')).toContain('shows version 1')
  await eventually('/undo/', { html: expect.stringContaining('first') })
  expect(await command('undo', 'undo')).toContain('shows version 2')
  await eventually('/undo/', { html: expect.stringContaining('second') })
  const history = (await command('history', 'undo')).replaceAll(/\S+Z\b/g, '…').split('\n')
  expect(history).toEqual([
    '…  command line published version 2 from …',
    '…  command line published version 1 from …',
    '…  Ada published version 2 from …',
    '…  Ada saved version 2',
    '…  Ada published version 1 from …',
    '…  Ada saved version 1',
  ])
  expect(await command('diff', 'undo', '1', '2')).toContain('- first\n+ second')
})

test('a withdrawn page is not found', async () => {
  await publishPage('gone', en([]))
  await eventually('/gone/', { status: 200 })
  expect(await command('withdraw', 'gone')).toBe('"gone" is not shown from now on.')
  await eventually('/gone/', { status: 404 })
})

test('a scheduled version appears and goes by itself', async () => {
  await publishPage('offer', en([text('usual')]))
  await savePages(
    db,
    [{ key: 'offer', path: 'offer', document: en([text('Black Friday')]) }],
    edit(),
  )
  const at = (ms: number) => new Date(Date.now() + ms)
  await publish(db, { key: 'offer', version: 2, from: at(1_500), until: at(4_000) }, edit())
  await eventually('/offer/', { html: expect.stringContaining('usual') })
  await eventually('/offer/', { html: expect.stringContaining('Black Friday') })
  const after = await eventually('/offer/', { html: expect.stringContaining('usual') })
  expect(after.html).not.toContain('Black Friday')
})

test('saving the same page again makes no new version', async () => {
  const source = { key: 'same', path: 'same', document: en([text('a')]) }
  const save = async () => (await savePages(db, [source], edit()))[0]
  expect(await save()).toMatchObject({ version: 1, isNew: true })
  expect(await save()).toMatchObject({ version: 1, isNew: false })
})

test('a page that moves leaves a redirect behind', async () => {
  await publishPage('moved', en([]), 'old-path')
  await publishPage('moved', en([]), 'new-path')
  await eventually('/old-path/', { status: 301 })
  const { headers } = await shop.get('/old-path/')
  expect(headers.get('location')).toBe('/new-path/')
  await eventually('/new-path/', { status: 200 })
})

test('pages with routes of their own show content, too', async () => {
  await publishPage('brand', en([], 'Made in Halifax'), 'branding/made-in-halifax')
  await eventually('/branding/made-in-halifax/', {
    html: expect.stringContaining('Made in Halifax'),
  })
  expect(await seen('/branding/unknown/')).toMatchObject({ status: 404 })
})

test('a block of a type that this release does not know is left out', async () => {
  await publishPage('future', en([{ type: 'hologram', props: { depth: 3 } }, text('still here')]))
  await eventually('/future/', { status: 200, html: expect.stringContaining('still here') })
})

test('a page that a newer release has saved is shown without what this one does not know', async () => {
  const newerText = { ...text('as before'), background: 'sand' }
  const whole = { ...en([newerText]), audience: 'clubs' }
  const texts = { en: { ...whole.texts['en'], subtitle: 'x' }, 'fr.fr': whole.texts['en'] }
  await publishPage('newer', { ...whole, texts } as PageDocument)
  await eventually('/newer/', { status: 200, html: expect.stringContaining('as before') })
})

test('fills in the retailer’s details', async () => {
  await publishPage('details', en([text('Sold by {{seller.company}}')]))
  await eventually('/details/', { html: expect.stringContaining('Sold by Calder Cycles Ltd') })
})

test('imports a folder, publishes it, and exports the same files', async () => {
  const files = {
    'care/page.yaml': 'path: /frame-care/\ntemplate: page\n',
    'care/en.md': page('Frame care', 'Wash it.\n\n:::notice\ntitle: Mind\ntext: No jet wash.\n:::'),
    'care/de.md': page('Rahmenpflege', 'Wasch ihn.'),
  }
  const folder = await folderWith(files)
  expect(await command('import', folder, '--publish')).toContain('care: version 1')
  await eventually('/frame-care/', { html: expect.stringContaining('No jet wash') })
  const target = await mkdtemp(join(tmpdir(), 'export-'))
  await command('export', target)
  for (const [name, content] of Object.entries(files))
    expect(await readFile(join(target, name), 'utf8')).toBe(content)
  expect(await command('import', folder)).toBe('Nothing has changed.')
  expect(await command('list')).toContain('/frame-care/  version 1')
})

test('one fault in a folder and nothing is saved', async () => {
  const folder = await folderWith({
    'good/page.yaml': 'path: /good/\n',
    'good/en.md': page('Good'),
    'bad/page.yaml': 'path: /bad/\n',
    'bad/en.md': page('Bad', ':::faq\n- question: Why?\n:::'),
    'bad/fr.md': page('Mauvais'),
    'lost/en.md': page('Lost'),
    'taken/page.yaml': 'path: /checkout/\n',
    'taken/en.md': page('Taken'),
    'twin/page.yaml': 'path: /good/\n',
    'twin/en.md': page('Twin'),
  })
  const message = await command('import', folder).catch((problem: unknown) => String(problem))
  for (const fault of [
    'bad/en.md:7: 0.answer: is missing',
    'bad/fr.md: is not a text',
    'lost/page.yaml: is missing',
    'taken/page.yaml: path: "/checkout/" belongs to the shop\'s own pages',
    'good, twin: all have the path "/good/"',
  ])
    expect(message).toContain(fault)
  expect(await command('list')).not.toContain('/good/')
})

test('a path that another page has is refused with a sentence', async () => {
  await publishPage('owner', en([]), 'owned')
  await expect(
    savePages(db, [{ key: 'thief', path: 'owned', document: en([]) }], edit()),
  ).rejects.toThrow('"/owned/" belongs to a content page already')
  expect(await command('list')).not.toContain('thief')
})

test.each([
  [['publish', 'nothing'], 'There is no page "nothing".'],
  [['publish', 'undo', '--version', '99'], '"undo" has no version 99.'],
  [['undo', 'owner'], '"owner" has no version before this one.'],
  [['diff', 'undo', 'one'], 'A version must be a number like 2.'],
  [['schedule', 'undo'], 'schedule needs --from TIME.'],
  [['publish', 'undo', '--from', 'tomorrow'], '"tomorrow" is not a time'],
  [['publish', 'undo', '--site', 'fr'], '--site must be one of uk, de.'],
  [
    ['publish', 'undo', '--from', '2026-11-27T08:00:00Z', '--until', '2026-11-27T08:00:00Z'],
    'The end must be after the beginning.',
  ],
  [['paint'], 'There is no "content paint".'],
])('%j is refused', async (args, message) => {
  await expect(command(...args)).rejects.toThrow(message)
})

test('the sitemap has the pages that are shown, and no others', async () => {
  await publishPage('listed', en([]))
  await savePages(db, [{ key: 'unlisted', path: 'unlisted', document: en([]) }], edit())
  await eventually('/sitemaps/pages.xml', { html: expect.stringContaining('/listed/') })
  expect((await seen('/sitemaps/pages.xml')).html).not.toContain('/unlisted/')
})
