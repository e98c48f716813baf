import { findConfigurableBike } from '#/configurator/api/requested-build.server.ts'
import { shareBuild } from '#/configurator/api/share-build.server.ts'
import { choiceFrom } from '#/configurator/choice/choice-url.ts'
import { buildPrice } from '#/configurator/choice/built.ts'
import { findFinance } from '#/finance/finance.server.ts'
import { longestCredit } from '#/finance/finance.ts'
import { money } from '#/money/money.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { type LoadedPage, type PageRequest, Redirect } from '#/platform/api/page.ts'
import { pageNotFound, isRefusal } from '#/platform/api/refusal.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import { customiseUrl } from '#/product/bike/customise-url.ts'
import { buildPath, readCode } from '#/saved-builds/builds/build-code.ts'
import { findOwner, isOwn } from '#/saved-builds/builds/build-owner.server.ts'
import { findBuildByCode } from '#/saved-builds/builds/find-build.server.ts'
import type { SavedBuild } from '#/saved-builds/builds/saved-build.ts'
import { type BuildToday, createBuildsToday } from '#/saved-builds/changes/build-today.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import type { BuildPageView } from './build-view.ts'
import { newSegment } from '#/saved-builds/save/new-build-path.ts'
import { requestedBike } from './new-build.ts'
import { maxTypedLength } from './typed-length.ts'
import { printedBuild, viewBuild, viewConfigured, viewNow } from './view-build.server.ts'

type Loaded = LoadedPage<BuildPageView>

/** A build by its code, the page that saves one, or a field to type a code into. */
export async function loadBuildPage(ctx: SessionCtx, request: PageRequest): Promise<Loaded> {
  const typed = request.params['code']
  if (typed === undefined) return { data: { kind: 'enter' } }
  if (typed === newSegment) return { data: await viewNew(ctx, request) }
  const code = readCode(typed)
  if (code !== null && buildPath(code) !== `/build/${typed}/`)
    throw new Redirect(buildPath(code) + searchOf(request), 302)
  const saved = await findOrTooMany(ctx, typed)
  if (saved === null || saved === 'too-many') {
    const isTooMany = saved === 'too-many'
    const data = { kind: 'unknown', typed: typed.slice(0, maxTypedLength), isTooMany } as const
    return { data, status: isTooMany ? 429 : 404 }
  }
  const [today, owner, session] = await Promise.all([
    createBuildsToday(ctx)(saved),
    findOwner(ctx),
    ctx.session(),
  ])
  const isTheirs = isOwn(saved, owner)
  const { visitor } = ctx
  return {
    data: {
      kind: 'build',
      build: printedBuild(await viewBuild(ctx, today, isTheirs)),
      share: today.now && (await shareBuild(ctx, today.now)),
      url: `${visitor.isSecure ? 'https' : 'http'}://${visitor.host}${buildPath(saved.code)}`,
      isNew: isTheirs && request.query.has('saved'),
      holder: isTheirs ? (session ? 'own' : 'mine') : 'other',
      isCustomer: session !== null,
      ...(await moneyNotes(ctx, today)),
    },
  }
}

/** Somebody who mistyped a code too often is told so on the same page. */
async function findOrTooMany(ctx: Ctx, typed: string): Promise<SavedBuild | 'too-many' | null> {
  try {
    return await findBuildByCode(ctx, typed)
  } catch (problem) {
    if (isRefusal(problem) && problem.status === 429) return 'too-many'
    throw problem
  }
}

const searchOf = ({ query }: PageRequest) => (query.size > 0 ? `?${query}` : '')

async function moneyNotes(ctx: Ctx, { now }: BuildToday) {
  if (!now) return { note: null, example: null }
  const [prices, finance] = await Promise.all([loadProductPrices(ctx), findFinance(ctx)])
  const price = buildPrice(now.bike, now.choice)
  const credit =
    finance && price && now.items && longestCredit(finance, money(price.total, now.bike.currency))
  return {
    note: prices.bikeNote,
    example: credit ? { credit, notice: finance.notice[ctx.visitor.locale] } : null,
  }
}

/** The build that the configurator's form describes. What cannot be built just so is changed there first. */
async function viewNew(ctx: SessionCtx, { query }: PageRequest): Promise<BuildPageView> {
  const { bike: slug, choices } = requestedBike(query)
  const found = await findConfigurableBike(ctx, { slug })
  if (typeof found === 'string') throw pageNotFound()
  const { choice, lost, lostFrame } = choiceFrom(choices, found.bike)
  if (lost.length + lostFrame.length > 0)
    throw new Redirect(`${customiseUrl(found.child)}?${choices}`, 303)
  const configured = { ...found, choice }
  return {
    kind: 'new',
    attempt: newId(),
    isCustomer: (await ctx.session()) !== null,
    build: {
      ...(await viewConfigured(ctx, configured)),
      now: { ...viewNow(ctx, configured, { items: null, quoteUrl: '' }) },
    },
  }
}
