import type { LoadedPage, PageRequest } from '#/platform/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { accessoryData } from './accessory-view.server.ts'

export const loadAccessoryPage = async (
  ctx: Ctx,
  id: number,
  { query }: PageRequest,
): Promise<LoadedPage> => ({
  page: 'product/accessory',
  data: await accessoryData(ctx, { id }, query),
})
