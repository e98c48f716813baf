import type { PageRequest } from '#/platform/api/page.ts'
import type { Ctx, FromCustomer } from '#/visitor/context.ts'
import { emptyScene } from '#/account/frame/empty-scene.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'

export type BuildsView = { firstName: string; scene: typeof emptyScene }

export async function loadBuildsPage(ctx: Ctx, request: FromCustomer<PageRequest>) {
  const customer = await loadCustomer(ctx, request.session)
  const data: BuildsView = { firstName: customer.firstName, scene: emptyScene }
  return { data }
}
