import { expect, test, vi } from 'vitest'
import { testShop } from '../../tests/helpers/shop.ts'
import type { BlockType } from './block.ts'
import { publish, savePages } from './edit-content.server.ts'
import type { PageDocument } from './page-document.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = await testShop()
const { db } = shop.database
const edit = () => ({ author: 'Ada', now: new Date() })

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
  logo: { caption: attack },
  drawing: { sku: attack, caption: attack },
  figure: { figure: 'gears', alt: attack, caption: attack },
  products: { title: attack, skus: [attack] },
  categories: { title: attack, categories: ['/none/'] },
  video: { ...scene, alt: attack, title: attack, file: '/media/a.mp4', transcript: attack },
  countdown: { title: attack, text: attack, until: '2999-01-01' },
  'contact-form': { title: attack, text: attack },
  'delivery-prices': { caption: attack, countries: ['gb'] },
  'size-finder': { bike: 'none' },
  'browser-entries': { caption: attack, category: 'marketing' },
  'cookie-settings': { text: attack },
  slot: { after: 'hero' },
})

test.each(attacks)('%s does no harm in any block', async (attack) => {
  const key = `attack-${attacks.indexOf(attack)}`
  const blocks = Object.entries(attacked(attack)).map(([type, props]) => ({ type, props }))
  const document: PageDocument = {
    template: 'page',
    texts: { en: { title: 'Delivery', description: 'How bikes reach you.', blocks } },
  }
  const [saved] = await savePages(db, [{ key, path: key, document }], edit())
  await publish(db, { key, version: saved?.version ?? 0 }, edit())
  await expect.poll(async () => (await shop.get(`/${key}/`)).status, { timeout: 10_000 }).toBe(200)
  const html = await (await shop.get(`/${key}/`)).text()
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
