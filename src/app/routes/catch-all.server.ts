import { loadConfiguratorPage } from '#/configurator/page/configurator.page.server.ts'
import { leaveForCheckout } from '#/checkout/handover/leave-for-checkout.server.ts'
import { loadCategoryPage } from '#/lister/page/category.page.server.ts'
import { mergeQuery } from '#/platform/api/merge-query.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  type LoadedPage,
  type PageRequest,
  Redirect,
} from '#/platform/api/page.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { lowerCasePath } from '#/platform/http/safe-path.ts'
import { loadAccessoryPage } from '#/product/accessory/accessory.page.server.ts'
import { loadChildBikePage } from '#/product/bike/child-bike.page.server.ts'
import { loadParentBikePage } from '#/product/bike/parent-bike.page.server.ts'
import { loadReviewPage, sendReviewForm } from '#/product/review/review.page.server.ts'
import type { PageType } from '#/routing/page-type.ts'
import { resolvePath } from '#/routing/routing.server.ts'
import type { Ctx } from '#/visitor/context.ts'

/** Loads the page of one thing that has an address of its own. */
type EntityLoader = (ctx: Ctx, entityId: number, request: PageRequest) => Promise<LoadedPage>

/** What shows each page type of the routing lookup; a type without a page is not found until it is built. */
const entityLoaders: Partial<Record<PageType, EntityLoader>> = {
  category: loadCategoryPage,
  'child-bike': loadChildBikePage,
  configurator: loadConfiguratorPage,
  pac: loadAccessoryPage,
  'parent-bike': loadParentBikePage,
  upSell: loadReviewPage,
}

/** Any path without a route of its own: asks what lives there, then loads that. */
export async function loadCatchAll(ctx: Ctx, request: PageRequest): Promise<LoadedPage> {
  redirectToLowerCase(ctx, request)
  const resolution = await resolvePath(ctx, request.path)
  if (resolution.status === 301 || resolution.status === 302)
    throw new Redirect(mergeQuery(resolution.location, request.query), resolution.status)
  const load = resolution.status === 200 ? entityLoaders[resolution.pageType] : undefined
  if (resolution.status !== 200 || !load) throw notThere()
  return load(ctx, resolution.entityId, request)
}

/** A button of the review, pressed where scripts are off. */
export async function sendReview(ctx: Ctx, request: ActionRequest): Promise<ActionOutcome> {
  const resolution = await resolvePath(ctx, request.path)
  if (resolution.status !== 200 || resolution.pageType !== 'upSell') throw notThere()
  return sendReviewForm(ctx, request, leaveForCheckout)
}

const notThere = () => new Refusal<PlatformRefusal>('page-not-found', { status: 404 })

/** One page, one address: else every mix of letters would be rendered and kept as a page of its own. */
function redirectToLowerCase({ visitor }: Ctx, { path, query }: PageRequest): void {
  const spelt = visitor.site.lowercaseCanonical ? lowerCasePath(path, visitor.locale) : path
  if (spelt !== path) throw new Redirect(mergeQuery(spelt, query), 301)
}
