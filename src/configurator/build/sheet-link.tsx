import { useTranslations } from '#/i18n/use-translations.tsx'

type SheetLinkProps = {
  to: string
  /** Says which build, where a page has several. */
  name?: string
  className?: string
}

/** Opens the sheet of a build in a tab of its own, to be printed or kept. */
export function SheetLink({ to, name, className = '' }: SheetLinkProps) {
  const t = useTranslations('savedBuilds')
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      data-print="hidden"
      aria-label={name === undefined ? undefined : t('sheetOf', { name })}
      className={`w-fit underline decoration-stone-400 underline-offset-4 transition-colors hover:decoration-current ${className}`}
    >
      {t('sheet')}
    </a>
  )
}
