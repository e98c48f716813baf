import type { LoadedPage, PageRequest } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { emptyScene } from '#/account/frame/empty-scene.ts'
import { loadOwner } from '#/account/frame/owner.server.ts'

export type BuildsView = { firstName: string; scene: typeof emptyScene }

export async function loadBuildsPage(
  ctx: Ctx,
  request: PageRequest,
): Promise<LoadedPage<BuildsView>> {
  const { customer } = await loadOwner(ctx, request)
  const data: BuildsView = { firstName: customer.firstName, scene: emptyScene }
  return { data }
}
