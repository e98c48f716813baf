import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { recoverLostChunk } from '#/navigation/recovery/recover-lost-chunk.ts'
import { unknownErrorMessage } from '#/platform/api/refusal.ts'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import { hidesClientErrors } from './hides-client-errors.ts'
import { ErrorScreen } from '#/storefront/shell/lazy-parts.tsx'
import { PageLayout } from '#/storefront/shell/page-layout.tsx'

/** The server's HTML, saved before hydration; only crawlers need it. */
const sentToCrawler =
  typeof document !== 'undefined' && hidesClientErrors(navigator.userAgent)
    ? (document.querySelector('[data-layout]')?.outerHTML ?? null)
    : null

/** Replaces a page that could not be loaded or that threw while rendering. */
export function ErrorPage() {
  const error = useRouteError()
  const isAnswer = isRouteErrorResponse(error)
  useEffect(() => {
    // A lost chunk is worth one reload; any other error is logged and reported to the shop.
    if (!isAnswer && !recoverLostChunk(error)) reportError(error)
  }, [error, isAnswer])

  // For a crawler, a page that failed only in its browser stays as the server sent it.
  if (!isAnswer && sentToCrawler !== null)
    return <div dangerouslySetInnerHTML={trustedHtml(sentToCrawler)} />
  const [status, message] = isAnswer ? [error.status, error.statusText] : [500, unknownErrorMessage]
  const screen = <ErrorScreen status={status} message={message} />
  // A missing page means that the shop itself answers; after a fault, nothing is asked of the rest of it.
  return status === 404 ? (
    <PageLayout layout="basic" goInStore={false}>
      {screen}
    </PageLayout>
  ) : (
    <main>{screen}</main>
  )
}
