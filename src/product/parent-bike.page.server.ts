import type { LoadedPage, PageRequest } from '#/platform/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { parentBikeData } from './parent-bike-view.server.ts'

export const loadParentBikePage = async (
  ctx: Ctx,
  id: number,
  { query }: PageRequest,
): Promise<LoadedPage> => ({
  page: 'product/parent-bike',
  data: await parentBikeData(ctx, { id }, query),
})
