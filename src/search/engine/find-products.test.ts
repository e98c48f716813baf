import { expect, test } from 'vitest'
import { allForIndex } from '#/catalogue/read/catalogue.server.ts'
import { type Locale, locales } from '#/i18n/locale.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { gradeOf, judgedQueries, ndcgAt10 } from './judged-queries.server.ts'
import { findProducts } from './find-products.ts'
import { buildSearchIndex } from './search-index.server.ts'

const { db } = await demoDatabase()
const entries = await allForIndex(db)
const { index } = await buildSearchIndex(db, entries)
const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
const skusOf = (ids: readonly number[]) => ids.map((id) => entryOf.get(id)?.sku ?? '')

const find = (query: string, locale: Locale = 'en', isTyping = false) => {
  const { ids, notes } = findProducts(index, query, { locale, isTyping })
  return {
    skus: skusOf(ids),
    kinds: ids.map((id) => entryOf.get(id)?.filterCategory ?? 'bike'),
    notes,
  }
}
const isFirst = (query: string, id: number) =>
  locales.every((locale) => findProducts(index, query, { locale }).ids[0] === id)

test('a whole SKU finds its product first, with or without hyphens', () => {
  const missed = entries
    .flatMap(({ id, sku }) =>
      [sku, sku.toLowerCase(), sku.replaceAll('-', '')].map((query) => ({ id, query })),
    )
    .filter(({ id, query }) => !isFirst(query, id))
  expect(missed).toEqual([])
})

test.each(locales)('“tubeless” in %s finds no tube first', (locale) => {
  const { skus } = find('tubeless', locale)
  expect(skus.slice(0, 8)).toContain('SEA-FLOOD')
  expect(skus.slice(0, 8).filter((sku) => /^TUB-(?!PLUGS)/.test(sku))).toEqual([])
})

test('the SKU of a size and colour finds its product', () => {
  const missed = entries
    .filter(({ kind }) => kind !== 'parent-bike')
    .filter(({ id, offers }) => offers.slice(0, 2).some(({ sku }) => !isFirst(sku, id)))
  expect(skusOf(missed.map(({ id }) => id))).toEqual([])
})

test('a whole name finds its product first, in both languages', () => {
  const missed = entries.flatMap(({ id, name, maker }) =>
    [name.en, name.de, name.en.toLowerCase(), `${maker.name} ${name.en}`].filter(
      (query) => !isFirst(query, id),
    ),
  )
  expect(missed).toEqual([])
})

test('the beginning of an SKU finds all SKUs that begin with it', () => {
  expect(find('LGT-HEROLD').skus.slice(0, 3).toSorted()).toEqual([
    'LGT-HEROLD',
    'LGT-HEROLD-100',
    'LGT-HEROLD-REAR',
  ])
})

test('a model comes before its builds only when the query names it', () => {
  expect(find('keld ti').skus[0]).toBe('KELDTI')
  expect(find('titanium gravel bike').skus).not.toContain('KELDTI')
})

test.each([
  ['Schläuche', 'Schlaeuche', 'Schlauche'],
  ['Rücklicht', 'Ruecklicht', 'Rucklicht'],
  ['Gepäckträger', 'Gepaecktraeger', 'Gepacktrager'],
])('%s, %s and %s find the same', (...spellings) => {
  const [first, ...others] = spellings.map((query) => find(query, 'de').skus)
  expect(first?.length).toBeGreaterThan(0)
  for (const other of others) expect(other).toEqual(first)
})

test('a compound is found by its parts, and its parts by the compound', () => {
  expect(find('Gravelhelm', 'de').skus[0]).toBe('HLM-BECK')
  expect(find('Stahlgravelbike', 'de').skus[0]).toMatch(/^KELD725/)
  expect(find('renn rad', 'de').kinds[0]).toBe('bike')
  expect(find('saddlebag').kinds[0]).toBe('bikepacking-bags')
})

test('a glove is no shoe, though German has it in the word', () => {
  expect(find('Schuhe', 'de').kinds).not.toContain('gloves')
})

test('a range that sounds like a helmet is none', () => {
  expect(find('Helm', 'de').kinds.slice(0, 10)).not.toContain('bike')
})

test.each([
  ['en', 'fenders', 'mudguards'],
  ['en', 'rucksack', 'backpacks'],
  ['en', 'inner tube', 'tubes'],
  ['en', 'push bike', 'bike'],
  ['en', 'racer', 'bike'],
  ['de', 'Kotflügel', 'mudguards'],
  ['de', 'Mantel', 'tyres'],
  ['de', 'Luftpumpe', 'pumps'],
  ['de', 'Trinkflasche', 'bottles'],
] as const)('in %s “%s” are %s', (locale, query, kind) => {
  expect(find(query, locale).kinds[0]).toBe(kind)
})

test('a bike pump is a pump, a bike with mudguards is a bike', () => {
  expect(find('bike pump').kinds[0]).toBe('pumps')
  expect(find('winter bike with mudguards').kinds[0]).toBe('bike')
})

test.each([
  ['en', 'e-bike tyres', 'tyres'],
  ['en', 'tyres for an e-bike', 'tyres'],
  ['en', 'e-bike lock', 'locks'],
  ['de', 'E-Bike Reifen', 'tyres'],
  ['de', 'Reifen für E-Bikes', 'tyres'],
] as const)('in %s “%s” are %s, and bikes that speak of them come after', (locale, query, kind) => {
  const { kinds, notes } = find(query, locale)
  expect(kinds.slice(0, 5)).toEqual(Array(5).fill(kind))
  expect(kinds.indexOf('bike') === -1 || kinds.indexOf('bike') > kinds.lastIndexOf(kind)).toBe(true)
  expect(notes).toEqual([])
})

test('an e-bike with lights is an e-bike', () => {
  expect(find('e-bike with lights').kinds[0]).toBe('bike')
  expect(find('E-Bike mit Licht', 'de').kinds[0]).toBe('bike')
})

test('a kind of product with a width finds that product in that width', () => {
  expect(find('gravel tyre 45mm').kinds[0]).toBe('tyres')
})

test('a mistyped word is corrected, and the correction is said', () => {
  const { kinds, notes } = find('gravle tyre')
  expect(kinds[0]).toBe('tyres')
  expect(notes).toEqual([{ kind: 'corrected', from: 'gravle', to: 'gravel' }])
})

test('of two corrections the one that matches with the other words is chosen', () => {
  expect(find('gel sadle').notes).toEqual([{ kind: 'corrected', from: 'sadle', to: 'saddle' }])
})

test('an unknown word is left out, and the result says so', () => {
  const { kinds, notes } = find('qqxyzzy helmet')
  expect(kinds[0]).toBe('helmets')
  expect(notes).toEqual([{ kind: 'left-out', words: ['qqxyzzy'] }])
})

test('notes repeat a word as it was typed, including umlauts', () => {
  expect(find('Helm Qüx-Zzy', 'de').notes).toEqual([{ kind: 'left-out', words: ['Qüx', 'Zzy'] }])
  expect(find('Rücklihct', 'de').notes).toMatchObject([{ kind: 'corrected', from: 'Rücklihct' }])
})

test('if no product has all words, the fewest are left out, and a note says so', () => {
  const { skus, notes } = find('merino pedals')
  expect(skus.length).toBeGreaterThan(0)
  expect(notes).toMatchObject([{ kind: 'left-out' }])
})

test.each([
  ['en', 'e bike ladies', 'ladies', /^[A-Z]+E-/],
  ['en', 'titanium e-bike', 'titanium', /^[A-Z]+E-/],
  ['en', 'hybrid bike ladies', 'ladies', /^SNICKETE-/],
  ['en', 'cheap helmet women', 'women', /^HLM-/],
  ['en', 'snicket women', 'women', /^SNICKETE-/],
  ['en', 'waldkante blue helmet', 'waldkante', /^HLM-/],
  ['de', 'e bike damen', 'damen', /^[A-Z]+E-/],
  ['de', 'Damen E Bike', 'Damen', /^[A-Z]+E-/],
  ['de', 'Rennrad Damen', 'Damen', /^WOLD/],
  ['de', 'Titan E-Bike', 'Titan', /^[A-Z]+E-/],
  ['de', 'Gravelbike Herren', 'Herren', /^KELD/],
  ['de', 'Damensattel', 'damen', /^SAD-/],
] as const)('in %s “%s” gives up “%s” and not the kind of thing', (locale, query, word, sku) => {
  const { skus, notes } = find(query, locale)
  expect(notes).toEqual([{ kind: 'left-out', words: [word] }])
  expect(skus).not.toEqual([])
  for (const found of skus.slice(0, 4)) expect(found).toMatch(sku)
})

test('an “e bike” written as two words is one term, whatever comes before it', () => {
  expect(find('used e bike')).toEqual(find('used e-bike'))
  expect(find('gebrauchte E Bikes', 'de')).toEqual(find('gebrauchte E-Bikes', 'de'))
})

test('two kinds that no product combines are both shown', () => {
  const { kinds, notes } = find('helmet pedals')
  expect(kinds).toEqual(expect.arrayContaining(['helmets', 'pedals']))
  expect(notes).toEqual([{ kind: 'any-word' }])
})

test.each([
  ['en', 'road bike near me', 'road bike'],
  ['en', 'gravel bike review', 'gravel bike'],
  ['de', 'Rennrad in der Nähe', 'Rennrad'],
  ['de', 'neues E-Bike Test', 'E-Bike'],
] as const)('in %s “%s” is a search for “%s”', (locale, query, meant) => {
  expect(find(query, locale)).toEqual(find(meant, locale))
})

test('a product that is not sold is not found', () => {
  expect(find('qqxyzzy')).toEqual({ skus: [], kinds: [], notes: [] })
})

test('half a word is enough while typing', () => {
  expect(find('mudg', 'en', true).kinds[0]).toBe('mudguards')
  expect(find('schutzb', 'de', true).kinds[0]).toBe('mudguards')
})

test.each([
  ['', 0],
  [' ', 0],
  ['-', 0],
  ['"', 0],
  ['%', 0],
  ['a'.repeat(80), 0],
  ['💥', 0],
  ['\\', 0],
  ['1 2 3 4 5 6 7 8 9 0 1 2 3 4', 1],
])('the odd input %j finds little: %i', (query, most) => {
  expect(find(query).skus.length).toBeLessThanOrEqual(most)
})

test.each(locales)('a shop assistant would agree with the order of results (%s)', (locale) => {
  const judged = judgedQueries(locale)
  expect(judged.length).toBeGreaterThanOrEqual(60)
  const all = entries.map(({ sku }) => sku)
  const unknown = judged.filter((query) => !all.some((sku) => gradeOf(query, sku) > 0))
  expect(unknown).toEqual([])
  const sum = judged.reduce(
    (total, each) => total + ndcgAt10(each, find(each.query, locale).skus, all),
    0,
  )
  expect(sum / judged.length).toBeGreaterThan(0.94)
})
