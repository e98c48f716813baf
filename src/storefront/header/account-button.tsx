import { overviewPath } from '#/account/frame/account-paths.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { VisuallyHidden } from '#/ui/visually-hidden.tsx'
import { watchFirstName } from '#/storefront/shell/first-name.client.ts'

/**
 * Greets a customer by name. Space for the name is reserved, so that the layout does not shift; until the
 * script runs, ui/styles/account-link.css shows it. The look is there, too, since every page loads this script.
 */
export function AccountButton() {
  const t = useTranslations('header')
  const firstName = useFirstName()
  return (
    <PageLink to={overviewPath} className="account-link">
      <VisuallyHidden>
        {firstName === null ? t('account') : t('accountOf', { firstName })}
      </VisuallyHidden>
      {firstName === null ? (
        <Icon name="account" />
      ) : (
        <span aria-hidden="true">{[...firstName][0]?.toUpperCase()}</span>
      )}
      <span aria-hidden="true">{firstName ?? t('account')}</span>
    </PageLink>
  )
}

function useFirstName(): string | null {
  const [firstName, setFirstName] = useState<string | null>(null)
  useEffect(() => watchFirstName(setFirstName), [])
  return firstName
}
