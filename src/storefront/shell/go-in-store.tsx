import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { assistanceState } from '#/third-parties/go-in-store.client.ts'
import { Button } from '#/ui/form/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { HelpHours } from './help-hours.tsx'
import { useShell } from './shell-provider.tsx'
import { StoreContacts } from './store-contacts.tsx'

const panelId = 'go-in-store'

/**
 * Contact details on the pages whose route offers them, in a native popover that needs no script; with one, also
 * the stores nearby, and a video call with a store while its script says that somebody is free. The button must not
 * cover any content: where the page margin is wide enough it is a tab there, whose words run upwards; elsewhere it is
 * the first line above the footer, and the menu of phones says the same.
 */
export function GoInStore() {
  const t = useTranslations('help')
  const { site, locale } = useVisitor()
  const { helpLink } = useShell()
  const { phone, email, hours } = site.contact
  const [isOpened, setOpened] = useState(false)
  return (
    <div data-print="hidden">
      <div data-ground="ink" className="bg-ink text-paper">
        <div className="shell border-stone-700 max-[86rem]:border-b">
          <button
            type="button"
            popoverTarget={panelId}
            className="in-the-margin group label flex items-center gap-3 max-[86rem]:min-h-24"
          >
            <Icon name="help" size={20} />
            <span className="text-left">
              <span className="group-hover:underline">{t('title')}</span>
              <span className="block text-sm font-normal text-stone-300 min-[86rem]:hidden">
                {hours[locale]}
              </span>
            </span>
          </button>
        </div>
      </div>
      <section
        id={panelId}
        popover="auto"
        aria-label={t('title')}
        onToggle={({ newState }) => newState === 'open' && setOpened(true)}
        className="help-panel"
      >
        <h2 className="title text-xl">{t('title')}</h2>
        <HelpHours />
        <VideoCall />
        <ul className="mt-4 grid gap-1">
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="tall-link">
              {t('call', { phone })}
            </a>
          </li>
          <li>
            <a href={`mailto:${email}`} className="tall-link">
              {t('email', { email })}
            </a>
          </li>
          <li>
            <PageLink to={helpLink} className="tall-link">
              {t('visit')}
            </PageLink>
          </li>
        </ul>
        {isOpened && <StoreContacts />}
      </section>
    </div>
  )
}

/** The third party's script listens to the button by its id. */
function VideoCall() {
  const t = useTranslations('help')
  const { watch, isAvailable } = assistanceState
  const isOffered = useSyncExternalStore(watch, isAvailable, () => false)
  return (
    isOffered && (
      <Button id="gis-cta" className="mt-4 w-full">
        {t('video')}
      </Button>
    )
  )
}
