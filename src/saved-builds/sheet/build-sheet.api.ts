import { Hono } from 'hono'
import { findConfigurableBike } from '#/configurator/api/requested-build.server.ts'
import { sheetPath } from '#/configurator/build/sheet-url.ts'
import { choiceFrom } from '#/configurator/choice/choice-url.ts'
import type { ApiEnv } from '#/platform/api/api-router.server.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { findBuildByCode } from '#/saved-builds/builds/find-build.server.ts'
import { createBuildsToday } from '#/saved-builds/changes/build-today.server.ts'
import { requestedBike } from '#/saved-builds/page/new-build.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { SheetBuild } from './build-sheet.server.ts'
import { sheetDocument } from './sheet-document.server.ts'

/** The sheet of a build, by its code or by the query of the configurator. */
export const buildSheet = new Hono<ApiEnv<Ctx>>()

buildSheet.get(sheetPath, async (c) => {
  const { ctx } = c.var
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex')
  try {
    const build = await findSheetBuild(ctx, new URL(c.req.url).searchParams)
    if (!build) return c.text('Not found', 404)
    const pdf = await sheetDocument(ctx, build)
    const name = ['calder', build.child.slug, build.code?.toLowerCase()].filter(Boolean).join('-')
    c.header('content-type', 'application/pdf')
    // Browsers show it, and from there it is printed or kept.
    c.header('content-disposition', `inline; filename="${name}.pdf"`)
    return c.body(new Uint8Array(pdf))
  } catch (problem) {
    if (!isRefusal(problem) || problem.status !== 429) throw problem
    c.header('retry-after', String(problem.details.retryAfter ?? 60))
    return c.text('Too many requests, please try again in a minute.', 429)
  }
})

async function findSheetBuild(ctx: Ctx, query: URLSearchParams): Promise<SheetBuild | null> {
  const code = query.get('code')
  if (code !== null) {
    const saved = await findBuildByCode(ctx, code)
    const today = saved && (await createBuildsToday(ctx)(saved))
    return saved && today?.now ? { ...today.now, code: saved.code } : null
  }
  const { bike: slug, choices } = requestedBike(query)
  const found = await findConfigurableBike(ctx, { slug })
  if (typeof found === 'string') return null
  return { ...found, choice: choiceFrom(choices, found.bike).choice, code: null }
}
