import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'

export type Crumb = { name: string; to: string }

/** The path to this page; the page itself comes last and is not a link. A page without a parent has none. */
export function Breadcrumb({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const t = useTranslations('accessibility')
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={t('breadcrumb')} data-print="hidden">
      <ol className="flex flex-wrap gap-x-2 text-sm text-stone-600">
        {crumbs.map(({ name, to }) => (
          <li key={to} className="flex items-center gap-2 after:text-stone-400 after:content-['/']">
            <PageLink to={to} className="py-2 hover:text-ink hover:underline">
              {name}
            </PageLink>
          </li>
        ))}
        <li aria-current="page" className="py-2 text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
