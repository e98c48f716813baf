import { useEffect, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'
import { watchFirstName } from '#/storefront/shell/first-name.client.ts'

/**
 * Greets a customer by name. Space for the name is reserved, so that the layout does not shift; until the
 * script runs, ui/styles/customer-name.css shows it.
 */
export function AccountButton() {
  const t = useTranslations('header')
  const firstName = useFirstName()
  return (
    <PageLink
      to="/my-account/overview/"
      className="icon-button xl:flex xl:w-28 xl:flex-row-reverse xl:gap-2 xl:px-2.5"
    >
      <VisuallyHidden>
        {firstName === null ? t('account') : t('accountOf', { firstName })}
      </VisuallyHidden>
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

function useFirstName(): string | null {
  const [firstName, setFirstName] = useState<string | null>(null)
  useEffect(() => watchFirstName(setFirstName), [])
  return firstName
}
