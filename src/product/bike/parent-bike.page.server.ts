import type { PageRequest } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { toBikePage } from './child-bike.page.server.ts'
import { parentBikeData } from './parent-bike-view.server.ts'

export const loadParentBikePage = async (ctx: Ctx, id: number, request: PageRequest) =>
  toBikePage(request, await parentBikeData(ctx, { id }, request.query))
