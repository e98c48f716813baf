import { loadHelpCentre, searchHelp, shownLinks } from '#/help/help-centre.server.ts'
import type { HelpLink } from '#/help/help-centre.ts'
import type { PageRequest } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'

export type HelpCentreData = {
  /** Null without a search text. */
  query: string | null
  results: HelpLink[]
  categories: (HelpLink & { articles: HelpLink[] })[]
}

const longestQuery = 80

/** The help centre, or the articles that answer a question. */
export async function loadHelpCentrePage(ctx: Ctx, { query: parameters }: PageRequest) {
  const query = parameters.get('q')?.trim().slice(0, longestQuery) || null
  const [results, categories] = await Promise.all([
    query === null ? [] : searchHelp(ctx, query),
    loadHelpCentre(ctx),
  ])
  const shown = categories.flatMap((category) => {
    const [link] = shownLinks(ctx, [category])
    return link ? [{ ...link, articles: shownLinks(ctx, category.articles) }] : []
  })
  const data: HelpCentreData = { query, results, categories: shown }
  return { data }
}
