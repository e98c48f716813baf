import type { LoadedPage } from '#/platform/page.ts'
import type { Ctx } from '#/visitor/context.ts'

export function loadHomePage({ tags }: Ctx): LoadedPage {
  tags.add('home')
  return { data: null }
}
