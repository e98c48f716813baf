import { expect, test } from 'vitest'
import { importCatalogue } from '../../tests/catalogue/import-catalogue.ts'
import { testShop } from '../../tests/helpers/shop.ts'

const shop = await testShop()
await importCatalogue(shop.database.db)
const getRouting = (query: string) => shop.get(`/nuxt/api/routing/main${query}`)

test('returns the configurator with its bike’s path', async () => {
  const answer = await getRouting('?urlKey=%2Fmoor-ti-force%2Fbuild-v2%2F')
  expect(answer.headers.get('cache-control')).toContain('s-maxage=60')
  expect(await answer.json()).toMatchObject({
    getUrlInfo: {
      page_status: 200,
      page_type: 'configurator',
      base_path: '/moor-ti-force/',
      redirect_url: null,
    },
  })
})

test('responds with status 200 and page status 404 to an unknown path', async () => {
  const answer = await getRouting('?urlKey=nowhere')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ getUrlInfo: { page_status: 404, page_type: null } })
})

test.each(['', '?urlKey=', '?urlKey=%20'])('names the missing field: %s', async (query) => {
  const { error } = (await (await getRouting(query)).json()) as { error: unknown }
  expect(error).toMatchObject({ fields: { urlKey: ['Please fill in this field.'] } })
})

test.each(['', '?urlKey=', `?urlKey=${'a'.repeat(513)}`])(
  'refuses a request without a valid path: %s',
  async (query) => {
    expect((await getRouting(query)).status).toBe(422)
  },
)
