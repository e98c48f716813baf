import { type PageRequest, redirectToMeaning } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { productQuery } from '#/product/api/product-query.ts'
import { openingPicture } from './bike-gallery.server.ts'
import { childBikeData } from './child-bike-view.server.ts'
import type { parentBikeData } from './parent-bike-view.server.ts'

type BikeData = Awaited<ReturnType<typeof childBikeData | typeof parentBikeData>>

export const loadChildBikePage = async (ctx: Ctx, id: number, request: PageRequest) =>
  toBikePage(request, await childBikeData(ctx, { id }, request.query))

/** The page of a bike or a model, at the one URL for what its query means. */
export function toBikePage<Data extends BikeData>(request: PageRequest, data: Data) {
  redirectToMeaning(
    request,
    productQuery(request.query, {
      colours: data.colours.map(({ code }) => code),
      sizes: data.sizes.map(({ size }) => size),
      hasRider: data.rider !== null,
    }),
  )
  // A page with one rider's advice must not be cached for others.
  const isPersonal = data.rider !== null
  return { data, isPersonal, ...openingPicture(data.gallery) }
}
