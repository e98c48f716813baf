import { type ContentData, loadContentRoute } from '#/content/page/content.page.server.ts'
import type { LoadedPage, PageRequest } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { offersCycleToWork } from '#/visitor/offers-cycle-to-work.ts'
import { type SavingsValues, valuesFrom } from './savings-form.ts'

export type CycleToWorkData = {
  content: ContentData
  /** The values of the calculator; left out where the scheme does not exist. */
  savings?: SavingsValues
}

/** A page with somebody's salary in its URL is for them alone. */
export async function loadCycleToWorkPage(
  ctx: Ctx,
  request: PageRequest,
): Promise<LoadedPage<CycleToWorkData>> {
  const { data: content } = await loadContentRoute(ctx, request)
  const isOffered = offersCycleToWork(ctx.visitor)
  return {
    data: { content, ...(isOffered && { savings: valuesFrom(request.query) }) },
    isPersonal: request.query.size > 0,
  }
}
