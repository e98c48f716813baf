import { emptyScene, type EmptyScene } from '#/account/frame/empty-scene.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'
import { done, type PageRequest, Redirect } from '#/platform/api/page.ts'
import { isRefusal, Refusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import type { PriceNote } from '#/product/page/shown-price.ts'
import { type BuildCode, readCode } from '#/saved-builds/builds/build-code.ts'
import {
  deleteBuild,
  listOwnBuilds,
  renameBuild,
  restoreBuild,
} from '#/saved-builds/builds/own-builds.server.ts'
import type { SavedBuildRefusal } from '#/saved-builds/builds/saved-build.ts'
import { createBuildsToday } from '#/saved-builds/changes/build-today.server.ts'
import { nameFormSchema } from '#/saved-builds/page/build-forms.ts'
import type { BuildView } from '#/saved-builds/page/build-view.ts'
import { ownBuildsPath } from '#/saved-builds/page/send-build.server.ts'
import { printedBuild, viewBuild } from '#/saved-builds/page/view-build.server.ts'
import type { Ctx, CustomerAction, FromCustomer, SessionCtx } from '#/visitor/context.ts'
import { type CompareBuildsView, compareOwnBuilds } from './compare-builds.server.ts'

export type BuildsView = {
  firstName: string
  builds: BuildView[]
  page: number
  lastPage: number
  /** The change just made; a deleted build can be restored by its code. */
  notice: { kind: 'renamed' | 'restored' | 'kept' } | { kind: 'deleted'; code: BuildCode } | null
  /** The taxes and costs that the prices include. */
  priceNote: PriceNote
  scene: EmptyScene
}

const pageSize = 12

export async function loadBuildsPage(
  ctx: Ctx,
  request: FromCustomer<PageRequest>,
): Promise<{ data: BuildsView | CompareBuildsView }> {
  const { session, query } = request
  if (query.has('builds')) return { data: await compareOwnBuilds(ctx, request) }
  const page = pageIn(query)
  const [customer, { builds, total }, { bikeNote: priceNote }] = await Promise.all([
    loadCustomer(ctx, session),
    listOwnBuilds(ctx, session, { page, pageSize }),
    loadProductPrices(ctx),
  ])
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  if (page > lastPage) throw new Redirect(ownBuildsPath, 302)
  const todayOf = createBuildsToday(ctx)
  const data: BuildsView = {
    firstName: customer.firstName,
    builds: await Promise.all(
      builds.map(async (saved) => printedBuild(await viewBuild(ctx, await todayOf(saved), true))),
    ),
    page,
    lastPage,
    notice: noticeIn(query),
    priceNote,
    scene: emptyScene('builds'),
  }
  return { data }
}

const pageIn = (query: URLSearchParams) => {
  const requested = query.get('page') ?? '1'
  return /^[1-9]\d{0,2}$/.test(requested) ? Number(requested) : 1
}

function noticeIn(query: URLSearchParams): BuildsView['notice'] {
  const deleted = readCode(query.get('deleted') ?? '')
  if (deleted !== null) return { kind: 'deleted', code: deleted }
  const kind = (['renamed', 'restored', 'kept'] as const).find((each) => query.has(each))
  return kind ? { kind } : null
}

/** Renames, deletes or restores a build. */
export const sendBuilds: CustomerAction<SessionCtx> = async (ctx, { form }) => {
  if (form['delete'] !== undefined) {
    const code = codeIn(form['delete'])
    await orGone(deleteBuild(ctx, code))
    return done(`${ownBuildsPath}?deleted=${code}`)
  }
  if (form['restore'] !== undefined) {
    await restoreBuild(ctx, codeIn(form['restore']))
    return done(`${ownBuildsPath}?restored=1`)
  }
  const { name } = parse(nameFormSchema, form)
  await renameBuild(ctx, codeIn(form['rename'] ?? ''), name)
  return done(`${ownBuildsPath}?renamed=1`)
}

function codeIn(typed: string): BuildCode {
  const code = readCode(typed)
  if (code === null) throw new Refusal<SavedBuildRefusal>('build-not-found')
  return code
}

/** A build that no longer exists counts as deleted. */
const orGone = (work: Promise<void>) =>
  work.catch((problem: unknown) => {
    if (!isRefusal(problem) || problem.code !== 'build-not-found') throw problem
  })
