import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { makeRoomBelow } from '#/platform/browser/room-below.ts'
import { Button } from '#/ui/form/button.tsx'
import { Icon } from '#/ui/icon.tsx'

type StoreBarProps = { onContinue: () => void; onFinish: () => void }

/** Stands below every page on a shared screen. It comes after the first paint and moves nothing. */
export function StoreBar({ onContinue, onFinish }: StoreBarProps) {
  const t = useTranslations('storeMode')
  return (
    <aside
      ref={makeRoom}
      aria-label={t('label')}
      data-print="hidden"
      data-ground="ink"
      className="fixed inset-x-0 bottom-0 z-30 bg-ink text-paper"
    >
      <div className="shell flex min-h-16 items-center justify-between gap-6">
        <p className="flex items-center gap-2 text-sm text-stone-300 max-lg:sr-only">
          <Icon name="pin" size={18} />
          {t('bar')}
        </p>
        <div className="flex items-center gap-x-6 max-lg:w-full max-lg:justify-between max-sm:flex-col max-sm:items-stretch max-sm:pb-2">
          <PageLink to="/build/" className="tall-link text-sm underline underline-offset-4">
            {t('callUp')}
          </PageLink>
          <div className="flex items-center justify-between gap-4 sm:gap-6">
            <button
              type="button"
              aria-haspopup="dialog"
              className="tall-link text-left text-sm underline underline-offset-4"
              onClick={onFinish}
            >
              {t('finish')}
            </button>
            <Button kind="inverse" size="small" aria-haspopup="dialog" onClick={onContinue}>
              {t('continue')}
            </Button>
          </div>
        </div>
      </div>
    </aside>
  )
}

/** Parts of a page that stick to the bottom stand above the bar, by a property that the style sheets read. */
const makeRoom = (bar: HTMLElement) =>
  makeRoomBelow(bar, (height) => document.documentElement.style.setProperty('--store-bar', height))
