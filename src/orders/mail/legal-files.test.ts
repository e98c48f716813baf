import { expect, test } from 'vitest'
import { replaceShippingRates } from '#/cart/pricing/shipping.store.server.ts'
import { publish, savePages } from '#/content/edit-content.server.ts'
import { sites } from '#/platform/config/sites.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { legalFiles } from './legal-files.server.ts'

const { db } = await testDatabase()
const [uk, de] = ['uk', 'de'].map((id) => sites.find((site) => site.id === id))
if (!uk || !de) throw new Error('A site is missing.')
const site = { uk, de }
const placedAt = new Date('2026-11-17T12:00:00Z')
const edit = { author: 'test', now: new Date('2026-11-01T12:00:00Z') }

await replaceShippingRates(db, {
  de: { parcel: 7.95, freeFrom: 115, bike: 49, days: [3, 6] },
})

const text = (title: string, markdown: string) => ({
  title,
  description: title,
  blocks: [
    { type: 'table', props: { caption: 'Parts', head: ['Part', 'Years'], rows: [['Fork', '10']] } },
    { type: 'cookie-settings', props: { text: 'Change the settings' } },
    { type: 'text', props: { markdown } },
  ],
})

async function publishPage(path: string, texts: Record<string, ReturnType<typeof text>>) {
  await savePages(db, [{ key: path, path, document: { template: 'legal', texts } }], edit)
  await publish(db, { key: path, version: 1 }, edit)
}

const filesOf = async (
  id: 'uk' | 'de',
  locale: 'en' | 'de',
  {
    at = placedAt,
    country = id === 'uk' ? 'gb' : 'de',
    kind = 'accessory',
  }: { at?: Date; country?: string; kind?: 'accessory' | 'bike' } = {},
) =>
  (await legalFiles(db, { locale, placedAt: at, country, lines: [{ kind }] }, site[id])).map(
    ({ filename, content }) => ({
      filename,
      text: content.toString('utf8'),
    }),
  )

test('a shop without these pages sends no files', async () => {
  expect(await filesOf('de', 'de')).toEqual([])
})

test('the confirmation brings the instructions, the form and the terms of its site and language', async () => {
  await publishPage('cancellation', {
    'de.de': text(
      'Widerrufsbelehrung',
      '## Muster-Widerrufsformular\n\n- An {{seller.company}}, {{contact.email}}\n- Bestellt am (\\*)\n\nRücksendung eines Rads: {{delivery.de.bike}}. [Formular](/withdrawal/)',
    ),
    'uk.en': text('Your right to cancel', 'Write to {{seller.company}}.'),
  })
  await publishPage('terms', { de: text('AGB', '## 1. Wer wir sind'), en: text('Terms', 'One.') })
  const [instructions, terms] = await filesOf('de', 'de')
  expect(instructions?.filename).toBe('widerrufsbelehrung.txt')
  for (const words of [
    'Muster-Widerrufsformular\n------------------------',
    '- An Calder Cycles GmbH,',
    '- Bestellt am (*)',
    'Rücksendung eines Rads: 49\u00A0€.',
    `Formular (${site.de.url}/withdrawal/)`,
    'Parts\nPart – Years\nFork – 10',
  ])
    expect(instructions?.text).toContain(words)
  expect(instructions?.text).not.toContain('Change the settings')
  expect(terms).toMatchObject({
    filename: 'agb.txt',
    text: expect.stringContaining('Wer wir sind'),
  })
  const british = await filesOf('uk', 'en')
  expect(british.map(({ filename }) => filename)).toEqual(['right-to-cancel.txt', 'terms.txt'])
  expect(british[0]?.text).toContain('Write to Calder Cycles Ltd.')
})

test('an order from before a page was published does not get it', async () => {
  expect(await filesOf('uk', 'en', { at: new Date('2026-10-01T12:00:00Z') })).toEqual([])
})

test('the terms of a confirmation speak of credit only where it is offered', async () => {
  const notice = (where: string) => ({
    type: 'notice',
    props: { title: `About ${where}`, text: 'Words.', where },
  })
  const blocks = [notice('credit'), notice('cycle-to-work')]
  const document = {
    template: 'legal' as const,
    texts: { en: { ...text('Terms', 'One.'), blocks } },
  }
  await savePages(db, [{ key: 'terms', path: 'terms', document }], edit)
  await publish(db, { key: 'terms', version: 2 }, edit)
  const termsIn = async (country: string) => (await filesOf('uk', 'en', { country })).at(-1)?.text
  expect(await termsIn('gb')).toContain('About credit')
  expect(await termsIn('gb')).toContain('About cycle-to-work')
  expect(await termsIn('fr')).toContain('Terms')
  expect(await termsIn('fr')).not.toContain('About')
})

test('a bike brings its guarantee along, and an accessory does not', async () => {
  const blocks = [
    { type: 'text', props: { markdown: '| Part | Years |\n| --- | --- |\n| Fork | ten |' } },
    {
      type: 'steps',
      props: { items: [{ title: 'Tell us', text: 'Write to {{contact.email}}.' }] },
    },
  ]
  const document = {
    template: 'page' as const,
    texts: { en: { ...text('Guarantee', ''), blocks } },
  }
  await savePages(db, [{ key: 'guarantee', path: 'guarantee', document }], edit)
  await publish(db, { key: 'guarantee', version: 1 }, edit)
  const [last, bike] = [
    (await filesOf('uk', 'en')).at(-1),
    (await filesOf('uk', 'en', { kind: 'bike' })).at(-1),
  ]
  expect(last?.filename).not.toBe('guarantee.txt')
  expect(bike?.filename).toBe('guarantee.txt')
  for (const words of ['Fork – ten', 'Tell us', `Write to ${site.uk.contact.email}.`])
    expect(bike?.text).toContain(words)
})
