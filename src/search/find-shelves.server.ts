import { knownCategories } from '#/catalogue/category-index.server.ts'
import { categoryTrail, categoryTree } from '#/catalogue/category.ts'
import { loadShelf } from '#/lister/lister-index.server.ts'
import { openShelves } from '#/lister/nearby-shelves.ts'
import type { Ctx } from '#/visitor/context.ts'
import { findCategories, type FoundCategory } from './category-index.ts'
import type { LanguageIndex } from './language-index.ts'

type Ask = { words: string; most: number; isTyping?: boolean }

/** The shelves that a query names and of which something is sold to the visitor's country. */
export async function findShelves(
  ctx: Ctx,
  language: LanguageIndex,
  { words, most, isTyping = false }: Ask,
): Promise<FoundCategory[]> {
  const named = findCategories(language.categories, words, language, isTyping)
  const [shelf, categories] = await Promise.all([loadShelf(ctx), knownCategories(ctx)])
  const isOpen = ({ path }: FoundCategory) => {
    const category = categories.find((each) => each.path === path)
    if (!category) return false
    const branch = { ...category, children: categoryTree(categories, category.id) }
    const trail = categoryTrail(categories, category)
    return openShelves({ shelf, now: ctx.now }, [branch], trail).length > 0
  }
  return named.filter(isOpen).slice(0, most)
}
