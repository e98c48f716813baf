import type { LoadedPage } from '#/platform/page.ts'

export function loadHomePage(): LoadedPage {
  return { data: null }
}
