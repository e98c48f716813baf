import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'
import { opens } from '#/ui/overlay/opens.ts'

export const menuSheetId = 'menu'

export function MenuSheetButton() {
  const t = useTranslations('menu')
  return (
    <button
      type="button"
      {...opens(menuSheetId)}
      aria-label={t('open')}
      className="icon-button -ml-2.5 lg:hidden"
    >
      <Icon name="menu" />
    </button>
  )
}
