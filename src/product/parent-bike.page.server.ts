import type { LoadedPage, PageRequest } from '#/platform/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { openingPicture } from './bike-gallery.server.ts'
import { parentBikeData } from './parent-bike-view.server.ts'

export async function loadParentBikePage(
  ctx: Ctx,
  id: number,
  { query }: PageRequest,
): Promise<LoadedPage> {
  const data = await parentBikeData(ctx, { id }, query)
  return { page: 'product/parent-bike', data, ...openingPicture(data.gallery) }
}
