import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { recoverLostChunk } from '#/navigation/recovery/recover-lost-chunk.ts'
import { unknownErrorMessage } from '#/platform/api/refusal.ts'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import { hidesClientErrors } from './hides-client-errors.ts'
import { ErrorScreen } from '#/storefront/shell/sleeping-parts.tsx'

/** What a crawler was sent, remembered before the page came alive; nobody else needs it. */
const sentToCrawler =
  typeof document !== 'undefined' && hidesClientErrors(navigator.userAgent)
    ? (document.querySelector('[data-layout]')?.outerHTML ?? null)
    : null

/** What takes a page's place when it could not be had, or broke. */
export function ErrorPage() {
  const error = useRouteError()
  const isAnswer = isRouteErrorResponse(error)
  useEffect(() => {
    // A part that did not load is worth one reload; what that cannot mend is told.
    if (!isAnswer && !recoverLostChunk(error)) console.error(error)
  }, [error, isAnswer])

  // A page that broke only in the crawler's browser stays as the server sent it.
  if (!isAnswer && sentToCrawler !== null)
    return <div dangerouslySetInnerHTML={trustedHtml(sentToCrawler)} />
  return isAnswer ? (
    <ErrorScreen status={error.status} message={error.statusText} />
  ) : (
    <ErrorScreen status={500} message={unknownErrorMessage} />
  )
}
