import { type PageRequest, redirectToMeaning } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { productQuery } from '#/product/api/product-query.ts'
import { openingPicture } from './bike-gallery.server.ts'
import { parentBikeData } from './parent-bike-view.server.ts'

export async function loadParentBikePage(ctx: Ctx, id: number, request: PageRequest) {
  const data = await parentBikeData(ctx, { id }, request.query)
  redirectToMeaning(
    request,
    productQuery(request.query, {
      colours: data.colours.map(({ code }) => code),
      sizes: data.sizes.map(({ size }) => size),
      hasRider: data.rider !== null,
    }),
  )
  // a page with one rider's advice must not be cached for others
  const isPersonal = data.rider !== null
  return { data, isPersonal, ...openingPicture(data.gallery) }
}
