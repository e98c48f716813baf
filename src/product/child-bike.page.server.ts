import type { LoadedPage, PageRequest } from '#/platform/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { childBikeData } from './child-bike-view.server.ts'

export const loadChildBikePage = async (
  ctx: Ctx,
  id: number,
  { query }: PageRequest,
): Promise<LoadedPage> => ({
  page: 'product/child-bike',
  data: await childBikeData(ctx, { id }, query),
})
