import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reservedSegments } from '#/catalogue/urls/reserved-paths.ts'
import { actions } from './actions.server.ts'
import { loaderOf } from './loaders.server.ts'
import { routes, type LoadedPath, type RoutePath } from './routes.ts'

test('every page named by a route exists', () => {
  const pages = routes.flatMap(({ page }) => page ?? [])
  expect(pages.length).toBeGreaterThan(30)
  for (const page of pages) expect(existsSync(`src/${page}.page.tsx`), page).toBe(true)
})

test('every route that is not planned has a loader of its own', () => {
  const planned = routes.filter(({ isPlanned }) => isPlanned)
  const [notBuilt] = new Set(planned.map((row) => loaderOf(row)))
  expect(notBuilt).toBeDefined()
  const others = routes.filter(({ isPlanned }) => !isPlanned)
  expect(others.length).toBeGreaterThan(30)
  for (const row of others) expect(loaderOf(row), row.path).not.toBe(notBuilt)
})

test('no product can be imported with a path that a route would hide', () => {
  const firsts = routes.flatMap(({ path }) => /^\/([a-z][\w-]*)/.exec(path)?.[1] ?? [])
  expect(firsts.length).toBeGreaterThan(30)
  expect(reservedSegments).toEqual(expect.arrayContaining(firsts))
})

test('every form handler belongs to a route', () => {
  const paths = new Set(routes.map(({ path }) => path))
  expect(Object.keys(actions).length).toBeGreaterThan(15)
  for (const path of Object.keys(actions)) expect(paths).toContain(path)
})

test('a misspelt path does not compile', () => {
  // @ts-expect-error no route has this path
  const route: RoutePath = '/compares'
  // @ts-expect-error a route that is only planned has no loader
  const loaded: LoadedPath = '/warranty-claim'
  expect([route, loaded]).not.toContain('/compare')
})
