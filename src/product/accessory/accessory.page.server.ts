import { type PageRequest, redirectToMeaning } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { accessoryData } from './accessory-view.server.ts'
import { productQuery } from '#/product/api/product-query.ts'

export async function loadAccessoryPage(ctx: Ctx, id: number, request: PageRequest) {
  const data = await accessoryData(ctx, { id }, request.query)
  const known = {
    colours: data.colours.map(({ code }) => code),
    sizes: data.sizes.map(({ code }) => code),
    hasRider: false,
  }
  redirectToMeaning(request, productQuery(request.query, known))
  return { data }
}
