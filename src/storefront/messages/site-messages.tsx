import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { dismissedMessages } from './dismissed-messages.ts'
import { useFilledShell } from '#/storefront/shell/use-filled-shell.ts'
import type { SiteMessage } from './site-message.ts'

const none: readonly number[] = []
const button = 'message-button'

/**
 * Site messages, one at a time, on the line of help and country; on a phone in two short rows. All messages share
 * one grid cell, so that the next one does not shift the layout.
 * Messages dismissed in this browser are hidden before hydration (storefront/shell/before-paint.tsx).
 */
export function SiteMessages() {
  const t = useTranslations()
  const { messages } = useFilledShell()
  const dismissed = useSyncExternalStore(
    dismissedMessages.watch,
    dismissedMessages.list,
    () => none,
  )
  const [at, setAt] = useState(0)
  const shown = messages.filter(({ id }) => !dismissed.includes(id))
  const current = shown[at % Math.max(1, shown.length)]
  if (!current) return null
  return (
    <section
      aria-label={t('header.messages')}
      data-messages=""
      className="flex min-w-0 items-center max-lg:flex-1 max-lg:py-0.5"
    >
      <div className="grid min-w-0 items-center max-lg:flex-1 lg:mr-1">
        {shown.map((message) => (
          <Message key={message.id} message={message} isShown={message === current} />
        ))}
      </div>
      <button
        type="button"
        data-messages-next=""
        hidden={shown.length < 2}
        className={`${button} grid`}
        aria-label={t('header.messagesNext')}
        onClick={() => setAt((at + 1) % shown.length)}
      >
        <Icon name="chevronRight" size={16} />
      </button>
      <button
        type="button"
        data-messages-close=""
        className={classes(button, current.isDismissible ? 'grid' : 'hidden')}
        aria-label={t('accessibility.close')}
        onClick={() => dismissedMessages.add(current.id)}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  )
}

function Message({ message, isShown }: { message: SiteMessage; isShown: boolean }) {
  const { locale } = useVisitor()
  const { id, title, url, urlLabel, isDismissible } = message
  return (
    <p
      data-message={id}
      data-dismissible={isDismissible}
      className={classes(
        'site-message',
        // On wide screens the line has a fixed height, so hidden messages need not reserve any.
        !isShown && 'invisible lg:hidden',
      )}
    >
      {title[locale]}
      {url && urlLabel && (
        <>
          {' '}
          {/* On narrow screens the message itself is the link, marked by an arrow. */}
          <PageLink
            to={url}
            className="underline underline-offset-4 max-lg:after:absolute max-lg:after:inset-0"
          >
            <span className="max-lg:sr-only">{urlLabel[locale]}</span>
            <Icon name="arrowRight" size={14} className="inline lg:hidden" />
          </PageLink>
        </>
      )}
    </p>
  )
}
