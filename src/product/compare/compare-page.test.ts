import { expect, test } from 'vitest'
import { importCatalogue } from '../../../tests/catalogue/import-catalogue.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { type CompareData, loadComparePage } from './compare.page.server.ts'

const database = await testDatabase()
await importCatalogue(database.db)
const shop = await testShop({}, database)

const compared = async (bikes: string): Promise<CompareData> => {
  const answer = await shop.get(`/compare/_payload.json?bikes=${bikes}`)
  return ((await answer.json()) as { data: CompareData }).data
}

test('the cheaper bike and the lighter bike are marked, each where it is better', async () => {
  const { best } = await compared('moor-ti-rival,moor-ti-force')
  expect(best).toEqual({
    price: [true, false],
    weight: [false, true],
    tyreClearance: [false, false],
    battery: [false, false],
  })
})

test('nothing can be bought from a comparison before a size is chosen', async () => {
  const { bikes } = await compared('moor-ti-rival')
  expect(bikes.map(({ size, chosenSize, sku, stock }) => [size, chosenSize, sku, stock])).toEqual([
    ['S', null, null, null],
  ])
  expect(bikes[0]?.availability?.sizes).toEqual(['M'])
})

test('a chosen size is bought in the colour of the picture, and its page opens in that size', async () => {
  const { bikes } = await compared('moor-ti-rival~M')
  expect(bikes[0]).toMatchObject({
    chosenSize: 'M',
    sku: 'MOORTI-RIVAL-M-RAW',
    to: '/moor-ti-rival/?size=M',
    stock: { state: 'in-stock' },
  })
})

test('an unknown bike and an unknown size lead to the comparison of the known ones', async () => {
  const answer = await shop.get('/compare/?bikes=moor-ti-rival~XXL,no-such-bike')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/compare/?bikes=moor-ti-rival')
})

test('a fifth bike leads to the comparison of the first four', async () => {
  const { db } = await demoDatabase()
  const five = ['wold-al-105', 'wold-sl-105', 'keld-al-apex', 'keld-ti-rival-xplr', 'causey-al-105']
  const query = new URLSearchParams({ bikes: five.join(',') })
  const request = { path: '/compare/', params: {}, query }
  await expect(loadComparePage(testCtx(db), request)).rejects.toMatchObject({
    to: `/compare/?bikes=${five.slice(0, 4).join(',')}`,
  })
})

test('without a bike the page offers two builds of a model to begin with', async () => {
  const { bikes, pairs } = await compared('')
  expect(bikes).toEqual([])
  expect(pairs).toHaveLength(1)
  expect(pairs[0]).toMatchObject({
    to: '/compare/?bikes=moor-ti-rival,moor-ti-force',
    names: [expect.stringContaining('Rival'), expect.stringContaining('Force')],
  })
  expect((await compared('moor-ti-rival')).pairs).toEqual([])
})
