import { useTranslations } from '#/i18n/use-translations.tsx'
import { OpenDialog } from '#/store-mode/open-dialog.tsx'
import { Button } from '#/ui/form/button.tsx'

/** Asks before the screen is cleared, since what is in the cart cannot be brought back. */
export function FinishDialog({ onEnd, onClose }: { onEnd: () => void; onClose: () => void }) {
  const t = useTranslations('storeMode')
  return (
    <OpenDialog
      id="finish-visit"
      title={t('finishTitle')}
      onClose={onClose}
      footer={
        <form method="dialog" className="grid gap-3 sm:grid-cols-2">
          <Button onClick={onEnd} data-first>
            {t('clear')}
          </Button>
          <Button type="submit" kind="secondary">
            {t('back')}
          </Button>
        </form>
      }
    >
      <p>{t('finishText')}</p>
    </OpenDialog>
  )
}
