import { loadConfiguratorPage } from '#/configurator/page/configurator.page.server.ts'
import { leaveForCheckout } from '#/checkout/handover/leave-for-checkout.server.ts'
import { loadContentPage } from '#/content/page/content.page.server.ts'
import { loadCategoryPage } from '#/lister/page/category.page.server.ts'
import { mergeQuery } from '#/platform/api/merge-query.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  type LoadedPage,
  type PageRequest,
  Redirect,
} from '#/platform/api/page.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import { lowerCasePath } from '#/platform/paths/safe-path.ts'
import { loadAccessoryPage } from '#/product/accessory/accessory.page.server.ts'
import { listDelivery } from '#/product/api/product-prices.server.ts'
import { loadChildBikePage } from '#/product/bike/child-bike.page.server.ts'
import { loadParentBikePage } from '#/product/bike/parent-bike.page.server.ts'
import { loadReviewPage, sendReviewForm } from '#/product/review/review.page.server.ts'
import type { PageType } from '#/routing/page-type.ts'
import { resolvePath } from '#/routing/routing.server.ts'
import type { ChosenPage, PageData, PageKey } from './pages.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'

/** Loads the page of one entity with a path of its own. */
type EntityLoader<Result> = (ctx: Ctx, entityId: number, request: PageRequest) => Promise<Result>

/** The loader of each page type in the routing lookup; a type without one is not found. */
const entityLoaders: Partial<Record<PageType, EntityLoader<ChosenPage>>> = {
  'cms-page': showing('content/page/content', loadContentPage),
  category: showing('lister/page/category', (ctx, id, request) =>
    loadCategoryPage(ctx, id, request, listDelivery),
  ),
  'child-bike': showing('product/bike/child-bike', loadChildBikePage),
  configurator: showing('configurator/page/configurator', loadConfiguratorPage),
  pac: showing('product/accessory/accessory', loadAccessoryPage),
  'parent-bike': showing('product/bike/parent-bike', loadParentBikePage),
}

/** Ties a loader to its page; a page that cannot show the loader's data does not compile. */
function showing<Key extends PageKey>(page: Key, load: EntityLoader<LoadedPage<PageData<Key>>>) {
  return async (ctx: Ctx, entityId: number, request: PageRequest) => ({
    ...(await load(ctx, entityId, request)),
    page,
  })
}

/** Handles any path without a route of its own: looks up its entity, then loads its page. */
export async function loadCatchAll(ctx: Ctx, request: PageRequest): Promise<ChosenPage> {
  const { pageType, entityId } = await resolveEntity(ctx, request)
  const load = entityLoaders[pageType]
  if (!load) throw pageNotFound()
  return load(ctx, entityId, request)
}

/** The review of a bike shows the visitor's cart, so no other path may lead to it. */
export async function loadReview(ctx: SessionCtx, request: PageRequest) {
  const { pageType, entityId } = await resolveEntity(ctx, request)
  if (pageType !== 'upSell') throw pageNotFound()
  return loadReviewPage(ctx, entityId, request)
}

async function resolveEntity(ctx: Ctx, request: PageRequest) {
  redirectToLowerCase(ctx, request)
  const resolution = await resolvePath(ctx, request.path)
  if (resolution.status === 301 || resolution.status === 302)
    throw new Redirect(mergeQuery(resolution.location, request.query), resolution.status)
  if (resolution.status !== 200) throw pageNotFound()
  return resolution
}

/** Handles a button of the review page without JavaScript. */
export async function sendReview(ctx: SessionCtx, request: ActionRequest): Promise<ActionOutcome> {
  const resolution = await resolvePath(ctx, request.path)
  if (resolution.status !== 200 || resolution.pageType !== 'upSell') throw pageNotFound()
  return sendReviewForm(ctx, request, leaveForCheckout)
}

/** One URL per page; otherwise every mix of upper and lower case would be rendered and cached separately. */
function redirectToLowerCase({ visitor }: Ctx, { path, query }: PageRequest): void {
  const lowerCased = visitor.site.lowercaseCanonical ? lowerCasePath(path, visitor.locale) : path
  if (lowerCased !== path) throw new Redirect(mergeQuery(lowerCased, query), 301)
}
