import { PageLink } from '#/navigation/links/page-link.tsx'
import type { CategoryLink } from '#/lister/listing/listing.ts'

/** A row of links to categories. */
export function CategoryLinks({ categories }: { categories: readonly CategoryLink[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {categories.map(({ name, to }) => (
        <li key={to}>
          <PageLink
            to={to}
            className="label flex min-h-11 items-center rounded-full px-4.5 text-sm inset-ring inset-ring-stone-300 transition-colors hover:inset-ring-ink"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
