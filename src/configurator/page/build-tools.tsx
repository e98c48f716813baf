import { useTranslations } from '#/i18n/use-translations.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import type { Build, BuildStore } from './build-store.ts'

/** Buttons for undo, start again and sharing the configuration as a link. */
export function BuildTools({ store, build }: { store: BuildStore; build: Build }) {
  const t = useTranslations('configurator')
  const isAsShown = Object.keys(build.choice.parts).length === 0

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href)
      showToast(t('copied'))
    } catch {
      // clipboard not allowed, or not a secure page: the URL is in the address bar too
      showToast(t('copyFailed'), 'failed')
    }
  }

  return (
    <div data-print="hidden" className="flex flex-wrap gap-x-6">
      <Tool isIdle={build.past.length === 0} onPress={store.undo}>
        {t('undo')}
      </Tool>
      <Tool isIdle={isAsShown} onPress={store.startAgain}>
        {t('startAgain')}
      </Tool>
      <Tool onPress={() => void copyLink()}>{t('share')}</Tool>
    </div>
  )
}

type ToolProps = { isIdle?: boolean; onPress: () => void; children: string }

/** `aria-disabled`, since a disabled button would lose the focus after the last undo. */
const Tool = ({ isIdle = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-disabled={isIdle}
    onClick={isIdle ? undefined : onPress}
    className="label min-h-11 text-sm underline decoration-stone-400 transition-colors hover:decoration-current aria-disabled:cursor-default aria-disabled:text-stone-500 aria-disabled:no-underline"
  >
    {children}
  </button>
)
