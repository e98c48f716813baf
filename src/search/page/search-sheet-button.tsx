import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { opens } from '#/ui/overlay/opens.ts'

export const searchSheetId = 'search'

/** For headers without room for the search box. */
export function SearchSheetButton({ className }: { className?: string }) {
  const t = useTranslations('search')
  return (
    <button
      type="button"
      {...opens(searchSheetId)}
      aria-label={t('open')}
      className={classes('icon-button', className)}
    >
      <Icon name="search" />
    </button>
  )
}
