import { useTranslations } from '#/i18n/use-translations.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import { useHasScripts } from '#/ui/use-has-scripts.ts'

/** The order's number, which one click selects as a whole, and with scripts a button that copies it. */
export function OrderNumber({ number }: { number: string }) {
  const t = useTranslations('confirmation')
  const hasScripts = useHasScripts()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(number)
      showToast(t('copied', { number }))
    } catch {
      // The clipboard is not allowed, or the page is not secure: the number can still be selected.
      showToast(t('copyFailed'), 'failed')
    }
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4">
      <p className="label figures text-go select-all">{t('placed.number', { number })}</p>
      {hasScripts && (
        <button
          type="button"
          data-print="hidden"
          onClick={() => void copy()}
          className="min-h-11 text-sm underline decoration-stone-400 hover:decoration-current"
        >
          {t('copy')}
        </button>
      )}
    </div>
  )
}
