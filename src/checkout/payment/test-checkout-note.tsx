import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'

/** Warns that this checkout is a demonstration and takes no money. */
export function TestCheckoutNote() {
  const t = useTranslations('checkout')
  return (
    <aside aria-label={t('testTitle')} className="bg-signal-wash">
      <p className="shell flex items-start gap-3 py-2.5 text-sm">
        <Icon name="info" size={18} className="mt-0.5 shrink-0" />
        <span>
          <strong className="label">{t('testTitle')}</strong> {t('testNote')}
        </span>
      </p>
    </aside>
  )
}
