import type { LoadedPage, PageRequest } from '#/platform/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { loadOwner } from './owner.server.ts'

export type BuildsView = { firstName: string }

export async function loadBuildsPage(ctx: Ctx, request: PageRequest): Promise<LoadedPage> {
  const { customer } = await loadOwner(ctx, request)
  const data: BuildsView = { firstName: customer.firstName }
  return { data }
}
