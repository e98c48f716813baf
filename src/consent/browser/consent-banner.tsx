import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { type OptionalCategory, optionalCategories } from '#/platform/consent/browser-entries.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { type ThirdParty, thirdParties } from '#/platform/consent/third-parties.ts'
import { Button } from '#/ui/form/button.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { partiesOf } from './parties-of.ts'
import { useDecide } from './use-decide.ts'

/**
 * Stands over the end of the window and leaves the page readable and usable. It comes early in the document,
 * so that the keyboard reaches it first. To reject is as easy as to accept: the same button, one press.
 */
export function ConsentBanner({ parties }: { parties: readonly ThirdParty[] }) {
  const t = useTranslations('consent')
  const { isSending, hasFailed, send } = useDecide()
  const { preferencesNeedConsent } = useVisitor().site
  const categories = optionalCategories.filter(
    (category) => category !== 'preferences' || preferencesNeedConsent,
  )
  return (
    <section
      ref={makeRoomBelow}
      aria-labelledby="consent-title"
      data-print="hidden"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-stone-300 bg-paper shadow-float"
    >
      <div className="shell grid items-center gap-x-12 gap-y-4 py-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-6">
        <div className="text-sm">
          <h2 id="consent-title" className="title text-lg">
            {t('title')}
          </h2>
          <p className="mt-1 text-stone-700">{t('text')}</p>
          <ul className="mt-1 list-disc pl-5 text-stone-700 lg:flex lg:flex-wrap lg:gap-x-8">
            {categories.map((category) => (
              <li key={category}>
                {t(`short.${category}`)}
                <span className="block text-stone-600">{namesOf(category, parties)}</span>
              </li>
            ))}
          </ul>
          {!preferencesNeedConsent && <p className="mt-1 text-stone-700">{t('unasked')}</p>}
          {hasFailed && (
            <p role="alert" className="mt-2 text-stop">
              {t('failed')}
            </p>
          )}
        </div>
        <div className="grid gap-x-3 gap-y-1 sm:max-w-md lg:w-[23rem]">
          <div className="grid grid-cols-2 gap-3">
            <Button disabled={isSending} onClick={() => void send([])}>
              {t('rejectAll')}
            </Button>
            <Button disabled={isSending} onClick={() => void send(optionalCategories)}>
              {t('acceptAll')}
            </Button>
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

const namesOf = (category: OptionalCategory, parties: readonly ThirdParty[]) =>
  partiesOf(category, parties)
    .map((party) => thirdParties[party].name)
    .join(', ')

/**
 * Lets the page scroll past its end by the height of the banner, so that the banner hides nothing for good,
 * and keeps what has the focus above it. React calls it with the element.
 */
function makeRoomBelow(banner: HTMLElement) {
  const { style: root } = document.documentElement
  const { style: body } = document.body
  const setRoom = (height: string) => {
    body.paddingBottom = height
    root.scrollPaddingBottom = height
  }
  const observer = new ResizeObserver(() => setRoom(`${banner.offsetHeight}px`))
  observer.observe(banner)
  return () => {
    observer.disconnect()
    setRoom('')
  }
}
