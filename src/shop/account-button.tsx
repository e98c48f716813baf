import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/navigation/page-link.tsx'
import { iconButtonLook } from '#/ui/icon-button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { tokenExpiry } from '#/visitor/session-due.client.ts'

/** Greets a customer by name. The name has its place from the start, so that nothing moves for it. */
export function AccountButton() {
  const t = useTranslations('header')
  const firstName = useFirstName()
  return (
    <PageLink
      to="/my-account/"
      aria-label={firstName === null ? t('account') : t('accountOf', { firstName })}
      className={`${iconButtonLook} xl:flex xl:w-28 xl:flex-row-reverse xl:gap-2 xl:px-2.5`}
    >
      {firstName === null ? (
        <Icon name="account" className="shrink-0" />
      ) : (
        <span
          aria-hidden="true"
          className="label grid size-6 shrink-0 place-items-center rounded-full bg-ink text-xs leading-none text-paper"
        >
          {[...firstName][0]?.toUpperCase()}
        </span>
      )}
      <span aria-hidden="true" className="label flex-1 truncate text-right text-sm max-xl:hidden">
        {firstName ?? t('account')}
      </span>
    </PageLink>
  )
}

/** Only who has been logged in causes a call; what it needs is fetched then. */
function useFirstName(): string | null {
  const [firstName, setFirstName] = useState<string | null>(null)
  const { key } = useLocation()
  // Whoever logs in or out goes on to another page.
  useEffect(() => {
    if (tokenExpiry() === null) return setFirstName(null)
    let stop = () => {}
    const whenStopped = new AbortController()
    void import('#/customers/use-customer.ts').then(({ customerStore }) => {
      if (whenStopped.signal.aborted) return
      const show = () => setFirstName(customerStore.state().customer?.firstname ?? null)
      stop = customerStore.watch(show)
      show()
      if (!customerStore.state().isLoaded) void customerStore.refresh()
    })
    return () => {
      whenStopped.abort()
      stop()
    }
  }, [key])
  return firstName
}
