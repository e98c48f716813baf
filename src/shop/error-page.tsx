import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'

export function ErrorPage() {
  const error = useRouteError()
  const t = useTranslations()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main>
      <title>{`${status} - ${isRouteErrorResponse(error) ? error.statusText : ''}`}</title>
      <h1>{status}</h1>
      <a href="/">{t('goHome')}</a>
    </main>
  )
}
