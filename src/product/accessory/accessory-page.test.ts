import { expect, test } from 'vitest'
import { importCatalogue } from '../../../tests/catalogue/import-catalogue.ts'
import { jsonFile, sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { sampleAccessories } from '#/catalogue/demo-data/sample-records.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const [helmet] = sampleAccessories.products
if (!helmet) throw new Error('the sample has no helmet')
const { sizeChart: _headSizes, ...unmeasured } = helmet
const bottles = {
  ...sampleAccessories,
  kind: 'bottle' as const,
  sizeName: { en: 'Capacity', de: 'Volumen' },
  products: [
    {
      ...unmeasured,
      slug: 'moor-bottle',
      sku: 'BTL-MOOR',
      connectedData: {
        collected: 'How much you drink.',
        amount: 'Once a sip.',
        stored: 'In the cap.',
        holder: 'Nobody but you.',
        access: 'On its display.',
      },
    },
  ],
}
const database = await testDatabase()
const files = [...sampleFiles(), jsonFile('accessories', 'accessories/bottles.json', bottles)]
await importCatalogue(database.db, files)
const shop = await testShop({}, database)

type Sizes = { code: string; to: string; isChosen: boolean }[]
type Shown = { chosen: { sku: string } | null; price: unknown; sizes: Sizes }
const shownAt = async (path: string, query = ''): Promise<Shown> => {
  const answer = await shop.get(`${path}_payload.json${query}`)
  return ((await answer.json()) as { data: Shown }).data
}

test('a helmet is shown without a size, and its button links to the sizes', async () => {
  const { chosen, price, sizes } = await shownAt('/crest-helmet/')
  expect(chosen).toBeNull()
  expect(price).not.toBeNull()
  expect(sizes.map(({ isChosen }) => isChosen)).toEqual(sizes.map(() => false))
  const html = await (await shop.get('/crest-helmet/')).text()
  expect(html).toMatch(/<a[^>]* href="#sizes"[^>]*>Choose a size<\/a>/)
  expect(html).toContain('id="sizes"')
  expect(html).not.toContain('Add to cart')
})

test('every size of a helmet has its own URL, including the first', async () => {
  const { sizes } = await shownAt('/crest-helmet/')
  expect(sizes.map(({ to }) => to)).toEqual(['/crest-helmet/?size=S', '/crest-helmet/?size=M'])
  expect((await shownAt('/crest-helmet/', '?size=S')).chosen?.sku).toBe('HLM-CREST-S-INK')
  const html = await (await shop.get('/crest-helmet/?size=S')).text()
  expect(html).toContain('Add to cart')
  expect(html).not.toContain('href="#sizes"')
})

test('an unknown size redirects to the page without a size', async () => {
  const answer = await shop.get('/crest-helmet/?size=XXL')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/crest-helmet/')
})

test('a product that is not worn starts with its first size', async () => {
  expect((await shownAt('/moor-bottle/')).chosen?.sku).toBe('BTL-MOOR-S-INK')
})

test('a helmet is shown from outside and from inside, with pictures that the shop serves', async () => {
  const html = await (await shop.get('/crest-helmet/')).text()
  expect(html).toContain('href="#view-inside"')
  expect(html).toMatch(/alt="[^"]+: inside"/)
  const picture = / src="(\/img\/[^"]+view\.inside\.svg[^"]*)"/.exec(html)?.[1] ?? ''
  const answer = await shop.get(picture.replaceAll('&amp;', '&'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^image\//)
})

test('a side that the product does not have is no picture', async () => {
  expect((await shop.get('/img/accessory/crest-helmet/ink/view.sole.svg')).status).toBe(404)
  expect((await shop.get('/img/accessory/crest-helmet/ink/view.top.svg')).status).toBe(404)
})

test('a product with one picture has no thumbnails', async () => {
  expect(await (await shop.get('/moor-bottle/')).text()).not.toContain('href="#view-')
})

type Chart = { columns: string[]; rows: { values: { text: string; inches: string | null }[] }[] }
const chartFor = async (cookies: Record<string, string>) => {
  const answer = await shop.get('/crest-helmet/_payload.json', { cookies })
  const { data } = (await answer.json()) as { data: { sizeChart: Chart } }
  return {
    columns: data.sizeChart.columns,
    rows: data.sizeChart.rows.map(({ values: [value] }) => [value?.text, value?.inches]),
  }
}

test('a helmet has a chart of its own sizes, with inches for Britain', async () => {
  expect(await chartFor({})).toEqual({
    columns: ['Head'],
    rows: [
      ['51–55\u00A0cm', '20–21.5\u00A0in'],
      ['55–59\u00A0cm', '21.5–23\u00A0in'],
    ],
  })
  expect(await chartFor({ i18n_redirected: 'de', location_country: 'de' })).toEqual({
    columns: ['Kopfumfang'],
    rows: [
      ['51–55\u00A0cm', null],
      ['55–59\u00A0cm', null],
    ],
  })
  const html = await (await shop.get('/crest-helmet/')).text()
  expect(/Size chart[^]+?<\/table>/.exec(html)?.[0]).toContain('20–21.5\u00A0in')
})

test('the sizes of a bottle are called what the catalogue calls them', async () => {
  const html = await (await shop.get('/moor-bottle/')).text()
  expect(html).toMatch(/role="radiogroup"[^>]* aria-label="Capacity"/)
  expect(html.includes('Size chart')).toBe(false)
})

test('a connected product says which data it collects, and a page says that its pictures are drawn', async () => {
  const pageIn = async (path: string, country: string) =>
    (await shop.get(path, { cookies: { location_country: country } })).text()
  const bottle = await pageIn('/moor-bottle/', 'de')
  for (const words of ['Data it collects', 'Nobody but you.', 'Bundesnetzagentur'])
    expect(bottle).toContain(words)
  const crest = await pageIn('/crest-helmet/', 'de')
  expect(crest).not.toContain('Data it collects')
  expect(crest).toContain('Drawn from its measurements and parts')
})

test('only buyers in the EU are reminded of its legal guarantee', async () => {
  for (const [country, isReminded] of [
    ['de', true],
    ['gb', false],
  ] as const) {
    const answer = await shop.get('/crest-helmet/', { cookies: { location_country: country } })
    expect((await answer.text()).includes('id="legal-guarantee"'), country).toBe(isReminded)
  }
})
