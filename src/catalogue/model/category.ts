import type { CatalogueEntry } from './catalogue-entry.ts'
import type { CategoryRule, CategoryScene } from '#/catalogue/import/import-shop.ts'
import type { Localised } from './localised.ts'
import { basePriceOf } from './offer.ts'
import { activeSpecial } from './price.ts'

export type Category = {
  id: number
  path: string
  parentId: number | null
  level: number
  position: number
  name: Localised
  title: Localised
  intro: Localised | null
  /** Markdown. */
  text: Localised | null
  scene: CategoryScene | null
  rule: CategoryRule | null
}

export type CategoryNode = Category & { children: CategoryNode[] }

/** The tree in display order. */
export function categoryTree(
  categories: readonly Category[],
  parentId: number | null = null,
): CategoryNode[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map((category) => ({ ...category, children: categoryTree(categories, category.id) }))
}

/** From the top down to the category itself. */
export function categoryTrail(categories: readonly Category[], category: Category): Category[] {
  const parent = categories.find(({ id }) => id === category.parentId)
  return parent ? [...categoryTrail(categories, parent), category] : [category]
}

/** Whether a category lists a product: it is assigned there, or it matches the category's rule. */
export function isListedIn(
  category: Pick<Category, 'id' | 'rule'>,
  entry: CatalogueEntry,
  now: Date,
): boolean {
  return (
    entry.categoryIds.includes(category.id) ||
    (category.rule !== null && matchesRule(category.rule, entry, now))
  )
}

/** A product must meet every condition of the rule, each with any one of its values. */
function matchesRule(rule: CategoryRule, entry: CatalogueEntry, now: Date): boolean {
  const oneOf = (allowed: readonly string[] | undefined, value: string | null) =>
    allowed === undefined || (value !== null && allowed.includes(value))
  return (
    oneOf(rule.condition, entry.condition) &&
    oneOf(rule.discipline, entry.discipline) &&
    oneOf(rule.material, entry.material) &&
    oneOf(rule.collection, entry.collection) &&
    oneOf(rule.filterCategory, entry.filterCategory) &&
    (rule.isElectric === undefined || entry.isElectric) &&
    (rule.isReduced === undefined || isReduced(entry, now))
  )
}

const isReduced = ({ offers }: Pick<CatalogueEntry, 'offers'>, now: Date): boolean =>
  offers.some((offer) => {
    const price = basePriceOf(offer)
    return price !== null && activeSpecial(price, now) !== null
  })
