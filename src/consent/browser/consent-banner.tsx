import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { makeRoomBelow } from '#/platform/browser/room-below.ts'
import { offeredCategories } from '#/platform/consent/browser-entries.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import type { ThirdParty } from '#/platform/consent/third-parties.ts'
import { Button } from '#/ui/form/button.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { AcceptButton } from './accept-button.tsx'
import { Purposes } from './purposes.tsx'
import { useDecide } from './use-decide.ts'

/**
 * Stands over the end of the window and leaves the page readable and usable. It comes early in the document,
 * so that the keyboard reaches it first. To reject is as easy as to accept: the same button, one press.
 */
export function ConsentBanner({ parties }: { parties: readonly ThirdParty[] }) {
  const t = useTranslations('consent')
  const { isSending, problem, isOutdated, send } = useDecide()
  const { preferencesNeedConsent } = useVisitor().site
  const offered = offeredCategories(parties)
  return (
    <section
      ref={makeRoomBelow}
      aria-labelledby="consent-title"
      data-print="hidden"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-stone-300 bg-paper shadow-float"
    >
      <div className="shell grid max-h-[60dvh] grid-rows-[minmax(0,1fr)_auto] items-center gap-x-12 gap-y-3 pt-4 pb-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-1 lg:py-6">
        <div
          ref={reachByKeys}
          className="max-h-full overflow-y-auto border-stone-300 text-sm [&[tabindex]]:border-b"
        >
          <h2 id="consent-title" className="title text-lg">
            {t('title')}
          </h2>
          <p className="mt-1 text-stone-700">{t('text')}</p>
          <Purposes parties={parties} />
          {!preferencesNeedConsent && (
            <div className="mt-1 text-stone-700">
              <p>{t('unasked')}</p>
              <p>{t('unaskedOff')}</p>
            </div>
          )}
        </div>
        <div className="grid gap-x-3 gap-y-1 sm:max-w-md lg:w-[23rem]">
          {problem !== null && (
            <p role="alert" className="mb-1 text-sm text-stop">
              {problem}
            </p>
          )}
          <div className="grid grid-cols-2 gap-3">
            <Button onClick={() => void send([])}>{t('rejectAll')}</Button>
            <AcceptButton {...{ isSending, isOutdated }} onAccept={() => void send(offered)} />
          </div>
          <div className="flex justify-between gap-x-6 text-sm">
            <button
              type="button"
              aria-haspopup="dialog"
              className="tall-link underline underline-offset-4"
              onClick={() => consentState.showSettings(true)}
            >
              {t('settings')}
            </button>
            <PageLink to="/cookies/" className="tall-link underline underline-offset-4">
              {t('more')}
            </PageLink>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Lets the keyboard scroll what a small window cuts off; Safari does not by itself. React calls it with the element. */
function reachByKeys(text: HTMLDivElement) {
  const observer = new ResizeObserver(() => {
    if (text.scrollHeight > text.clientHeight) text.tabIndex = 0
    else text.removeAttribute('tabindex')
  })
  observer.observe(text)
  return () => observer.disconnect()
}
