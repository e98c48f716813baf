import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import { useHasScripts } from '#/ui/use-has-scripts.ts'

type CopyButtonProps = { text: string; done: string; children: string }

/** Copies a text; where scripts do not run there is nothing to press. */
export function CopyButton({ text, done, children }: CopyButtonProps) {
  const t = useTranslations('savedBuilds')
  const hasScripts = useHasScripts()
  if (!hasScripts) return null

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      showToast(done)
    } catch {
      // The browser does not allow it; the text can still be selected.
      showToast(t('copyFailed'), 'failed')
    }
  }

  return (
    <Button kind="secondary" size="small" onClick={() => void copy()}>
      {children}
    </Button>
  )
}
