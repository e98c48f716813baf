import type { PageText } from '#/content/page-document.ts'

/** The path of the help centre; categories are one level below it, articles two. */
export const helpPath = 'help-centre'

/** A help article as lists show it. */
export type HelpLink = { title: string; description: string; to: string }

/** A page of the help centre as it is stored; the path says what it is. */
export type HelpPage = { id: number; path: string; changedAt: Date; text: PageText }

export type HelpArticle = HelpPage & HelpLink & { slug: string }
export type HelpCategory = HelpPage & HelpLink & { slug: string; articles: HelpArticle[] }

/** The categories with their articles. An article whose category is not shown is left out. */
export function arrangeHelp(pages: readonly HelpPage[]): HelpCategory[] {
  const byParent = Map.groupBy(pages, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  return (byParent.get(helpPath) ?? []).map((category) => ({
    ...entryOf(category),
    articles: (byParent.get(category.path) ?? []).map(entryOf),
  }))
}

const entryOf = (page: HelpPage): HelpArticle => ({
  ...page,
  slug: page.path.slice(page.path.lastIndexOf('/') + 1),
  title: page.text.title,
  description: page.text.description,
  to: `/${page.path}/`,
})

/** An article as lists need it, without its text. */
export const linkOf = ({ title, description, to }: HelpLink): HelpLink => ({
  title,
  description,
  to,
})
