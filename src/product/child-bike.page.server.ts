import type { LoadedPage, PageRequest } from '#/platform/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { openingPicture } from './bike-gallery.server.ts'
import { childBikeData } from './child-bike-view.server.ts'

export async function loadChildBikePage(
  ctx: Ctx,
  id: number,
  { query }: PageRequest,
): Promise<LoadedPage> {
  const data = await childBikeData(ctx, { id }, query)
  return { page: 'product/child-bike', data, ...openingPicture(data.gallery) }
}
