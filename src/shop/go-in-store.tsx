import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { useShell } from './shell-provider.tsx'

const panelId = 'go-in-store'

/** Someone to talk to, on the pages whose route offers it: the browser's own popover, no script needed. */
export function GoInStore() {
  const t = useTranslations('help')
  const { site } = useVisitor()
  const { helpLink } = useShell()
  const { phone, email } = site.contact
  return (
    <div data-print="hidden">
      <button
        type="button"
        popoverTarget={panelId}
        className="after-first-view label fixed right-4 bottom-4 z-20 flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full bg-ink text-paper shadow-float hover:bg-stone-800 sm:pr-5 sm:pl-4 lg:right-8 lg:bottom-8"
      >
        <Icon name="help" size={20} />
        {/* On a phone its words would lie over prices and colours. */}
        <span className="max-sm:sr-only">{t('title')}</span>
      </button>
      <section
        id={panelId}
        popover="auto"
        aria-label={t('title')}
        className="inset-auto right-4 bottom-20 w-80 max-w-[calc(100vw-2rem)] rounded-md border border-stone-200 bg-paper p-6 text-ink shadow-float lg:right-8 lg:bottom-24"
      >
        <h2 className="title text-xl">{t('title')}</h2>
        <p className="mt-1 text-sm text-stone-600">{t('hours')}</p>
        <ul className="mt-4 grid gap-1">
          <li>
            <a
              href={`tel:${phone.replaceAll(' ', '')}`}
              className="flex min-h-11 items-center hover:underline"
            >
              {t('call', { phone })}
            </a>
          </li>
          <li>
            <a href={`mailto:${email}`} className="flex min-h-11 items-center hover:underline">
              {t('email', { email })}
            </a>
          </li>
          <li>
            <PageLink to={helpLink} className="flex min-h-11 items-center hover:underline">
              {t('visit')}
            </PageLink>
          </li>
        </ul>
      </section>
    </div>
  )
}
