import { useTranslations } from '#/i18n/use-translations.tsx'
import { OpenDialog } from '#/store-mode/open-dialog.tsx'
import { Button } from '#/ui/form/button.tsx'

/** A screen reader that spoke every second would say nothing else. */
const spokenEverySeconds = 10

type IdleWarningProps = { secondsLeft: number; onStay: () => void; onEnd: () => void }

/** Asks whether anybody is still there. To close it in any way is an answer, too. */
export function IdleWarning({ secondsLeft, onStay, onEnd }: IdleWarningProps) {
  const t = useTranslations('storeMode')
  const spoken = Math.ceil(secondsLeft / spokenEverySeconds) * spokenEverySeconds
  return (
    <OpenDialog
      id="idle-warning"
      title={t('idleTitle')}
      onClose={onStay}
      footer={
        <form method="dialog" className="grid gap-3 sm:grid-cols-2">
          <Button type="submit" data-first>
            {t('stay')}
          </Button>
          <Button kind="secondary" onClick={onEnd}>
            {t('clear')}
          </Button>
        </form>
      }
    >
      <p>{t('idleText')}</p>
      <p aria-hidden="true" className="title figures mt-4 text-3xl">
        {t('idleLeft', { count: secondsLeft })}
      </p>
      <p aria-live="polite" className="sr-only">
        {t('idleLeft', { count: spoken })}
      </p>
    </OpenDialog>
  )
}
