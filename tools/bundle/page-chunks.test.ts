import { expect, test } from 'vitest'
import { pageChunks } from './page-chunks.ts'

const root = '/shop/src'
const category = `${root}/lister/page/category.page.tsx`
const search = `${root}/search/page/search.page.tsx`
const bike = `${root}/product/bike/child-bike.page.tsx`
const model = `${root}/product/bike/parent-bike.page.tsx`
const accessory = `${root}/product/accessory/accessory.page.tsx`
const checkout = `${root}/checkout/page/checkout.page.tsx`
const kit = `${root}/storefront/kit/kit.page.tsx`
const configurator = `${root}/configurator/page/configurator.page.tsx`
const homeSections = `${root}/storefront/home/home-sections.tsx`

/** The file a module goes into when these import it, one of them through another module. */
function chunkFor(...importers: string[]) {
  const between = `${root}/ui/between.ts`
  const [first = '', ...rest] = importers
  const graph = {
    getModuleInfo: (id: string) =>
      ({ importers: id === between ? [first] : [between, ...rest] }) as const,
  }
  const names = pageChunks.flatMap(({ name }) => name(`${root}/ui/part.tsx`, graph) ?? [])
  expect(names.length).toBeLessThanOrEqual(1)
  return names[0] ?? null
}

test.each([
  ['both kinds of listing', [category, search], 'listing'],
  ['listings and others', [category, bike], 'catalogue'],
  ['listings and what the home page fetches later', [search, homeSections], 'catalogue'],
  ['bikes alone', [bike, model], 'bike'],
  ['bikes and accessories', [bike, accessory], 'product'],
  ['products and other pages', [accessory, checkout], 'buying'],
  ['other pages', [checkout, `${root}/account/login/login.page.tsx`], null],
  ['one page', [bike], null],
  ['one page and the kit', [accessory, kit], 'product'],
  ['a bike and the configurator', [bike, configurator], 'bike'],
])('what %s share', (_, importers, chunk) => {
  expect(chunkFor(...importers)).toBe(chunk)
})

test('a file comes before those that need it', () => {
  const order = pageChunks.map(({ priority }) => priority)
  expect(order).toEqual(order.toSorted((a, b) => b - a))
})
