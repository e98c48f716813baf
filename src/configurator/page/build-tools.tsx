import { withoutLine } from '#/cart/edit/edited-line.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import type { Build, BuildStore } from '#/configurator/build/build-store.ts'
import { changeAndFocusNews } from '#/configurator/steps/focus-news.client.ts'
import { SaveTool } from './save-tool.tsx'
import { toolLook } from './tool-look.ts'

type BuildToolsProps = { slug: string; bike: OfferedBike; store: BuildStore; build: Build }

/** Buttons for undo, start again, saving the configuration and sharing it as a link. */
export function BuildTools({ slug, bike, store, build }: BuildToolsProps) {
  const t = useTranslations('configurator')
  const isAsShown = Object.keys(build.choice.parts).length === 0

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(withoutLine(window.location.href))
      showToast(t('copied'))
    } catch {
      // clipboard not allowed, or not a secure page: the URL is in the address bar too
      showToast(t('copyFailed'), 'failed')
    }
  }

  return (
    <div data-print="hidden" className="flex flex-wrap gap-x-2.5 max-sm:justify-between sm:gap-x-6">
      <Tool isIdle={build.past.length === 0} onPress={store.undo}>
        {t('undo')}
      </Tool>
      <Tool isIdle={isAsShown} onPress={() => changeAndFocusNews(store.startAgain)}>
        {t('startAgain')}
      </Tool>
      <SaveTool slug={slug} bike={bike} store={store} />
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
    className={toolLook}
  >
    {children}
  </button>
)
