import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { dismissedMessages } from './dismissed-messages.ts'
import { useShell } from './shell-provider.tsx'

const none: readonly number[] = []
const button = 'grid size-8 shrink-0 place-items-center rounded-sm hover:bg-stone-800'

/** News of the shop, one at a time in a line of fixed height: what is dismissed moves nothing. */
export function SiteMessages() {
  const t = useTranslations()
  const { locale } = useVisitor()
  const { messages } = useShell()
  const dismissed = useSyncExternalStore(
    dismissedMessages.watch,
    dismissedMessages.list,
    () => none,
  )
  const [at, setAt] = useState(0)
  const shown = messages.filter(({ id }) => !dismissed.includes(id))
  const message = shown[at % Math.max(1, shown.length)]
  if (!message) return <div className="flex-1 max-sm:hidden" />
  const { title, url, urlLabel, isDismissible } = message
  return (
    <section
      aria-label={t('header.messages')}
      className="flex min-w-0 flex-1 items-center gap-1 max-sm:hidden"
    >
      <p className="min-w-0 truncate">
        {title[locale]}
        {url && urlLabel && (
          <>
            {' '}
            <PageLink to={url} className="underline underline-offset-4">
              {urlLabel[locale]}
            </PageLink>
          </>
        )}
      </p>
      {shown.length > 1 && (
        <button
          type="button"
          className={button}
          aria-label={t('header.messagesNext')}
          onClick={() => setAt((at + 1) % shown.length)}
        >
          <Icon name="chevronRight" size={16} />
        </button>
      )}
      {isDismissible && (
        <button
          type="button"
          className={button}
          aria-label={t('accessibility.close')}
          onClick={() => dismissedMessages.add(message.id)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </section>
  )
}
