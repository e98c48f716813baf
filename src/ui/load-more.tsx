import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from './form/button-link.tsx'

type LoadMoreProps = {
  shown: number
  total: number
  step: number
  /** The URL that also shows the next items: a plain link, so that Back and reload keep them. */
  to: string
}

export function LoadMore({ shown, total, step, to }: LoadMoreProps) {
  const t = useTranslations()
  const next = Math.min(step, total - shown)
  return (
    <div className="mx-auto grid max-w-xs justify-items-center gap-4 text-center">
      <p className="figures text-sm text-stone-600">{t('list.shown', { shown, total })}</p>
      <svg
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        className="h-0.5 w-full"
        aria-hidden="true"
      >
        <path d={`M0 0h${total}v1H0z`} className="fill-stone-200" />
        <path d={`M0 0h${shown}v1H0z`} className="fill-ink" />
      </svg>
      {next > 0 && (
        <ButtonLink kind="secondary" to={to} preventScrollReset replace>
          {t('buttons.loadMore', { count: next })}
        </ButtonLink>
      )}
    </div>
  )
}
