import { listContentBelow } from '#/content/content.server.ts'
import { fillAll } from '#/content/placeholders.ts'
import { retailerFacts } from '#/content/retailer-facts.ts'
import type { Ctx } from '#/visitor/context.ts'
import { findArticles } from './find-articles.ts'
import { arrangeHelp, type HelpCategory, type HelpLink, helpPath, linkOf } from './help-centre.ts'

/** The help centre in the visitor's language. */
export const loadHelpCentre = async (ctx: Ctx): Promise<HelpCategory[]> =>
  arrangeHelp(await listContentBelow(ctx, helpPath))

const resultsAtMost = 12

/** The articles that answer a question, the best first. */
export async function searchHelp(
  ctx: Ctx,
  query: string,
  most = resultsAtMost,
): Promise<HelpLink[]> {
  const articles = (await loadHelpCentre(ctx)).flatMap((category) => category.articles)
  return shownLinks(ctx, findArticles(articles, query, ctx.visitor.locale).slice(0, most))
}

/** Links without the texts behind them and with the retailer's facts filled in. */
export const shownLinks = ({ visitor }: Ctx, links: readonly HelpLink[]): HelpLink[] =>
  fillAll(links.map(linkOf), retailerFacts(visitor.site, visitor.locale))
