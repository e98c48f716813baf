import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { groundFolders, kindOf } from './layer-table.ts'
import { crowdedFolders, features, fileFault, importFault } from './layers.ts'

const sources = globSync('src/**/*.{ts,tsx,css,json}', { cwd: `${import.meta.dirname}/../..` }).map(
  (path) => path.replaceAll('\\', '/'),
)

test('every file of the shop lies in a known folder and tells its kind by its name', () => {
  expect(sources.length).toBeGreaterThan(80)
  expect(sources.map(fileFault).filter((fault) => fault !== null)).toEqual([])
})

test('no folder of the shop, its tests or its tools is crowded', () => {
  const tests = globSync('{tests,tools,benchmarks}/**/*.ts', {
    cwd: `${import.meta.dirname}/../..`,
    exclude: ['**/node_modules/**'],
  })
  expect(crowdedFolders([...sources, ...tests])).toEqual([])
})

test('a folder with more than 25 files is crowded', () => {
  const files = (count: number) => Array.from({ length: count }, (_, i) => `src/cart/lines/${i}.ts`)
  expect(crowdedFolders(files(25))).toEqual([])
  expect(crowdedFolders(files(26))).toEqual([
    'src/cart/lines/ has 26 files, more than 25: divide it by subject',
  ])
})

test('a folder is ground or a feature, and has one place', () => {
  const folders = [...groundFolders, ...features]
  expect(new Set(folders).size).toBe(folders.length)
})

test.each([
  ['src/cart/cart.ts', 'domain'],
  ['src/cart/cart.contract.ts', 'contract'],
  ['src/cart/cart.store.server.ts', 'store'],
  ['src/cart/cart.server.ts', 'use case'],
  ['src/cart/cart.api.ts', 'api'],
  ['src/cart/cart.page.tsx', 'page'],
  ['src/cart/cart.page.server.ts', 'page data'],
  ['src/cart/cart-line.tsx', 'component'],
  ['src/cart/use-cart.ts', 'component'],
  ['src/cart/cart.client.ts', 'component'],
  ['src/cart/cart.api.test.ts', 'test'],
  ['src/orders/order-mail.server.tsx', 'server view'],
  ['src/db/tables/cart.server.ts', 'tables'],
  ['src/db/client.server.ts', 'ground server'],
  ['src/platform/limiter.store.server.ts', 'store'],
  ['src/ui/tokens.css', 'style'],
  ['src/i18n/en.json', 'asset'],
  ['src/app/routes/loaders.server.ts', 'shell'],
  ['src/worker.ts', 'shell'],
  ['src/cart/cart.helpers.ts', null],
])('%s is %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test.each([
  ['src/carts/cart.ts', 'carts/ is no known folder'],
  ['src/cart/lines/more/line.ts', 'lies too deep'],
  ['src/app/process/more/jobs.ts', 'lies too deep'],
  ['src/jobs.ts', 'is loose'],
  ['src/cart/cart.helpers.ts', 'no known kind'],
])('%s is refused by its name alone', (path, why) => {
  expect(fileFault(path)).toContain(why)
})

describe('refused', () => {
  test.each([
    // The order of features.
    ['src/cart/cart.ts', '#/checkout/checkout.ts', 'a later feature'],
    ['src/cart/cart.server.ts', '#/orders/orders.server.ts', 'a later feature'],
    ['src/platform/cookies.ts', '#/country/country.ts', 'is ground'],
    ['src/ui/price.tsx', '#/money/money.ts', 'is ground'],
    ['src/cart/cart.ts', '#/basket/basket.ts', 'basket/ is no known folder'],
    // Domain and contract.
    ['src/cart/cart.ts', 'react', '(React)'],
    ['src/cart/cart.ts', 'hono/cookie', '(HTTP)'],
    ['src/cart/cart.ts', 'drizzle-orm', '(SQL)'],
    ['src/cart/cart.ts', 'node:crypto', '(the server)'],
    ['src/cart/cart.ts', 'fs', '(the server)'],
    ['src/cart/cart.ts', 'cookie', '(cookies)'],
    ['src/cart/cart.ts', './cart.server.ts', 'keep it pure'],
    ['src/cart/cart.ts', './cart-line.tsx', 'keep it pure'],
    ['src/cart/cart.ts', './cart.contract.ts', 'keep it pure'],
    ['src/cart/cart.ts', '#/ui/format.ts', 'keep it pure'],
    ['src/cart/cart.contract.ts', './cart.store.server.ts', 'another folder|wire values'],
    ['src/cart/cart.contract.ts', 'pg', '(SQL)'],
    ['src/platform/slug.ts', 'node:path', '(the server)'],
    ['src/platform/slug.ts', 'react', '(React)'],
    // Server.
    ['src/cart/cart.store.server.ts', '#/catalogue/catalogue.store.server.ts', 'another folder'],
    ['src/cart/cart.store.server.ts', './cart.server.ts', 'a store holds SQL'],
    ['src/cart/cart.server.ts', '#/catalogue/catalogue.store.server.ts', 'another folder'],
    ['src/cart/cart.server.ts', '#/db/tables/cart.server.ts', 'put SQL in the store'],
    ['src/cart/cart.server.ts', 'drizzle-orm', '(SQL)'],
    ['src/cart/cart.server.ts', 'hono', '(HTTP)'],
    ['src/cart/cart.server.ts', './cart.api.ts', 'put SQL in the store'],
    ['src/cart/cart.server.ts', './cart-line.tsx', 'put SQL in the store'],
    ['src/cart/cart.api.ts', './cart.store.server.ts', 'call one use case'],
    ['src/cart/cart.api.ts', '#/db/tables/cart.server.ts', 'call one use case'],
    ['src/cart/cart.api.ts', 'react-dom/server', '(React)'],
    ['src/cart/cart.page.server.ts', './cart.store.server.ts', 'asks use cases'],
    ['src/cart/cart.page.server.ts', 'react', '(React)'],
    // Browser.
    ['src/cart/cart.page.tsx', './cart.page.server.ts', 'import type'],
    ['src/cart/cart.page.tsx', 'node:fs', '(the server)'],
    ['src/cart/cart-line.tsx', './cart.server.ts', 'import type'],
    ['src/cart/cart-line.tsx', './cart.page.tsx', 'take data as props'],
    ['src/cart/use-cart.ts', './cart.api.ts', 'take data as props'],
    ['src/cart/cart.client.ts', '#/platform/log.server.ts', 'import type'],
    // Shell, tests and what lies outside.
    ['src/cart/cart.server.ts', '#/server.ts', 'is shell'],
    ['src/platform/http.server.ts', '#/app/routes/routes.ts', 'is shell'],
    ['src/cart/cart.ts', './cart.test.ts', 'may not import'],
    ['src/cart/cart.ts', '../../tests/builders.ts', 'move it into src/'],
    ['src/server.ts', '../tools/lint/layers.ts', 'move it into src/'],
    // spelling
    ['src/cart/cart.ts', '../money/money.ts', "write '#/money/money.ts'"],
    ['src/cart/cart.ts', '#/cart/merge-carts.ts', "write './merge-carts.ts'"],
    ['src/app/routes/routes.ts', '#/app/routes/api.ts', "write './api.ts'"],
    ['src/cart/lines/cart.ts', '../pricing/price-cart.ts', "write '#/cart/pricing/price-cart.ts'"],
    ['src/configurator/fit/fit.ts', '#/cart/lines/cart.ts', 'a later feature'],
    ['src/configurator/choice/choice.ts', '#/configurator/page/stage.tsx', 'a later feature'],
    ['src/cart/cart.ts', './merge-carts', 'no known kind'],
  ])('%s importing %s', (importer, specifier, why) => {
    expect(importFault(importer, specifier)).toMatch(new RegExp(why.replaceAll(/[()]/g, '\\$&')))
  })
})

describe('allowed', () => {
  test.each([
    ['src/cart/cart.ts', '#/money/money.ts'],
    ['src/cart/cart.ts', '#/platform/refusal.ts'],
    ['src/cart/cart.ts', './merge-carts.ts'],
    ['src/cart/cart.contract.ts', 'valibot'],
    ['src/cart/cart.store.server.ts', '#/db/tables/cart.server.ts'],
    ['src/cart/cart.store.server.ts', 'drizzle-orm'],
    ['src/cart/cart.server.ts', './cart.store.server.ts'],
    ['src/cart/cart.server.ts', '#/catalogue/catalogue.server.ts'],
    ['src/cart/cart.server.ts', '#/db/transaction.server.ts'],
    ['src/cart/cart.server.ts', '#/visitor/context.ts'],
    ['src/cart/cart.server.ts', 'node:crypto'],
    ['src/cart/cart.api.ts', './cart.server.ts'],
    ['src/cart/cart.api.ts', '#/visitor/visitor.api.ts'],
    ['src/cart/cart.api.ts', 'hono'],
    ['src/cart/cart.page.tsx', './cart-line.tsx'],
    ['src/cart/cart.page.tsx', '#/ui/button.tsx'],
    ['src/cart/cart-line.tsx', 'react'],
    ['src/cart/cart-line.tsx', '#/drawings/bike/draw-bike.ts'],
    ['src/routing/catch-all.page.tsx', '#/lister/category.page.tsx'],
    ['src/navigation/payload.ts', 'react-router'],
    ['src/navigation/payload.ts', './island.tsx'],
    ['src/i18n/messages.ts', 'use-intl/core'],
    ['src/platform/cookies.ts', 'cookie'],
    ['src/db/tables/cart.server.ts', '#/db/columns.server.ts'],
    ['src/db/client.server.ts', './tables/cart.server.ts'],
    ['src/app/document/entry-client.tsx', '#/app/routes/routes.ts'],
    ['src/configurator/page/stage.tsx', '#/product/page/stage.tsx'],
    ['src/cart/lines/cart.ts', '#/configurator/fit/fit.ts'],
    ['src/app/routes/loaders.server.ts', '#/cart/cart.page.server.ts'],
    ['src/cart/cart.api.test.ts', '../../tests/database.ts'],
    ['tools/start.ts', '../../src/db/embedded.server.ts'],
  ])('%s importing %s', (importer, specifier) => {
    expect(importFault(importer, specifier)).toBeNull()
  })
})

test('a page may take the type of its loader, since types are erased', () => {
  expect(importFault('src/cart/cart.page.tsx', './cart.page.server.ts', true)).toBeNull()
})

test('the context may name the type of the database', () => {
  expect(importFault('src/visitor/context.ts', '#/db/client.server.ts', true)).toBeNull()
})

test.each([
  ['src/cart/cart.page.tsx', '#/orders/orders.page.server.ts'],
  ['src/cart/cart.page.tsx', './cart.store.server.ts'],
  ['src/cart/cart.ts', './cart.server.ts'],
  ['src/cart/cart.server.ts', '#/db/tables/cart.server.ts'],
])('even as a type, %s may not import %s', (importer, specifier) => {
  expect(importFault(importer, specifier, true)).not.toBeNull()
})
