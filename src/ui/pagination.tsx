import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'

type PaginationProps = { current: number; last: number; to: (page: number) => string }

const cellLook = 'figures grid h-11 min-w-9 place-items-center sm:min-w-11 rounded-sm text-sm'

export function Pagination({ current, last, to }: PaginationProps) {
  const t = useTranslations()
  if (last < 2) return null
  return (
    <nav aria-label={t('list.pages')} className="flex justify-center" data-print="hidden">
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        {current > 1 && (
          <li>
            <PageLink
              to={to(current - 1)}
              rel="prev"
              aria-label={t('accessibility.previous')}
              className={`${cellLook} hover:bg-stone-100`}
            >
              <Icon name="chevronLeft" size={20} />
            </PageLink>
          </li>
        )}
        {pageNumbers(current, last).map((page, index, all) =>
          page === null ? (
            <li key={`after-${all[index - 1]}`} aria-hidden="true" className={cellLook}>
              …
            </li>
          ) : (
            <li key={page}>
              <PageLink
                to={to(page)}
                aria-label={t('list.page', { page })}
                aria-current={page === current ? 'page' : undefined}
                className={`${cellLook} hover:bg-stone-100 aria-[current]:bg-ink aria-[current]:text-paper`}
              >
                {page}
              </PageLink>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <PageLink
              to={to(current + 1)}
              rel="next"
              aria-label={t('accessibility.next')}
              className={`${cellLook} hover:bg-stone-100`}
            >
              <Icon name="chevronRight" size={20} />
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
