import { expect, test } from 'vitest'
import { importCatalogue } from '../../tests/catalogue/import-catalogue.ts'
import { testDatabase } from '../../tests/helpers/database.ts'
import { testCtx } from '../../tests/helpers/context.ts'
import { toRoutingAnswer } from './routing.contract.ts'
import { resolvePath } from './routing.server.ts'

async function shop() {
  const { db } = await testDatabase()
  await importCatalogue(db)
  return testCtx(db)
}

test('resolves every kind of catalogue path to its page type', async () => {
  const ctx = await shop()
  const typeAt = async (path: string) =>
    toRoutingAnswer(await resolvePath(ctx, path)).getUrlInfo.page_type
  expect(await typeAt('/moor-ti/')).toBe('parent-bike')
  expect(await typeAt('/moor-ti-force/')).toBe('child-bike')
  expect(await typeAt('/moor-ti-force/build-v2/')).toBe('configurator')
  expect(await typeAt('/moor-ti-force/review/')).toBe('upSell')
  expect(await typeAt('/crest-helmet/')).toBe('pac')
  expect(await typeAt('/bikes/gravel/')).toBe('category')
})

test('an imported redirect leads to its page', async () => {
  const ctx = await shop()
  expect(toRoutingAnswer(await resolvePath(ctx, '/moor-titanium/'))).toEqual({
    getUrlInfo: {
      redirect_url: '/moor-ti/',
      page_status: 301,
      page_type: null,
      entity_id: null,
      base_path: null,
    },
    error: null,
  })
})

test('tags an unknown path, so that the response is purged when a page appears there', async () => {
  const ctx = await shop()
  expect(await resolvePath(ctx, '/coming-soon/')).toEqual({ status: 404 })
  expect(ctx.tags).toContain('path:coming-soon')
})
