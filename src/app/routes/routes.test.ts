import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyScene } from '#/account/frame/empty-scene.ts'
import type { JournalData } from '#/blog/journal.page.server.ts'
import { reservedSegments } from '#/catalogue/urls/reserved-paths.ts'
import type { LoadedPage, PageRequest } from '#/platform/api/page.ts'
import type { Ctx, FromCustomer, Session, SessionCtx } from '#/visitor/context.ts'
import type { actions } from './actions.server.ts'
import type { CustomerLoaders, Loaders } from './loaders.server.ts'
import { type ChosenPage, pageImports } from './pages.ts'
import { routes, type RouteRow } from './routes.ts'

test('the key of a page is the name of its file, by which its chunk is preloaded', () => {
  const pages = Object.entries(pageImports)
  expect(pages.length).toBeGreaterThan(30)
  for (const [key, load] of pages) {
    expect(existsSync(`src/${key}.page.tsx`), key).toBe(true)
    expect(String(load)).toContain(`/${key}.page.tsx`)
  }
})

test('no product can be imported with a path that a route would hide', () => {
  const firsts = routes.flatMap(({ path }) => /^\/([a-z][\w-]*)/.exec(path)?.[1] ?? [])
  expect(firsts.length).toBeGreaterThan(30)
  expect(reservedSegments).toEqual(expect.arrayContaining(firsts))
})

/** These lines are checked by `tsc`: one that compiles makes its comment an error. */
test('a route whose path, page, loader and action do not fit does not compile', () => {
  const journal = { topic: null, stories: [], page: 1, lastPage: 1, categories: [], tags: [] }
  const stories = (_session: Session | null) => ({ data: journal })
  const loadStories = async (): Promise<LoadedPage<JournalData>> => stories(null)
  const builds = (_session: Session) => ({
    data: {
      firstName: 'Ada',
      scene: emptyScene('builds'),
      builds: [],
      page: 1,
      lastPage: 1,
      notice: null,
      priceNote: { tax: 20, hasDuty: false, delivery: null, isPriorLowest: false },
    },
  })
  const rows: RouteRow[] = [
    // @ts-expect-error no page has this key
    { path: '/journal', page: 'blog/journals' },
  ]
  const fitting: Partial<Loaders> = { '/blog': loadStories }
  // @ts-expect-error no route has this path
  const misspelt: Partial<Loaders> = { '/blogs': loadStories }
  // @ts-expect-error the page of this route shows other data
  const unfit: Partial<Loaders> = { '/blog/:slug': loadStories }
  // @ts-expect-error this route has no page, so its loader has to choose one
  const unchosen: Partial<Loaders> = { '*': loadStories }
  // @ts-expect-error every other route has one
  const missing: Loaders = { '/blog': loadStories }
  const loadBuilds = (_ctx: Ctx, { session }: FromCustomer<PageRequest>) => builds(session)
  const own: Partial<CustomerLoaders> = { '/my-account/builds': loadBuilds }
  // @ts-expect-error the row of this page does not ask for a login, so there is no session to hand over
  const open: Partial<Loaders> = { '/order': loadBuilds }
  const loadMine = async (ctx: SessionCtx) => stories(await ctx.session())
  // @ts-expect-error everyone shares this page, so it must not depend on who is logged in
  const shared: Partial<Loaders> = { '/blog': loadMine }
  // @ts-expect-error no route takes a form at this path
  const action: typeof actions = { '/auth/log-in': () => ({ kind: 'done', to: '/' }) }
  // @ts-expect-error this page shows other data
  const chosen: ChosenPage = { page: 'blog/story', data: { stories: [] } }
  const loaded = [fitting, misspelt, unfit, unchosen, missing, own, open, shared]
  expect([rows, action, chosen, ...loaded]).toHaveLength(11)
})
