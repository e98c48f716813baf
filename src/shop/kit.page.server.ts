import type { LoadedPage } from '#/platform/page.ts'
import { Refusal, type PlatformRefusal } from '#/platform/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'

/** The parts of the shop on one page, for those who build it; shoppers have no use for it. */
export function loadKitPage({ config }: Ctx): LoadedPage {
  if (!import.meta.env.DEV && !config.SHOW_KIT)
    throw new Refusal<PlatformRefusal>('page-not-found', { status: 404 })
  return { data: null }
}
