import { useMemo } from 'react'
import {
  useLoaderData,
  useMatches,
  Outlet,
  type LoaderFunction,
  type RouteObject,
} from 'react-router'
import { DocumentBody } from './document.tsx'
import { pageModule } from '#/navigation/router/pages.ts'
import type { PageAnswer } from '#/navigation/payload/payload-answer.ts'
import type { PageModule } from '#/app/routes/pages.ts'
import { routes, type RouteRow } from '#/app/routes/routes.ts'
import { ErrorPage } from '#/storefront/errors/error-page.tsx'
import { PageLayout } from '#/storefront/shell/page-layout.tsx'

/** The route tree for server and browser: one document, one frame that keeps its layout, one leaf per row. */
export function createRoutes(
  loader: LoaderFunction,
  rows: readonly RouteRow[] = routes,
): RouteObject[] {
  const leaves = rows.map((row) => ({
    id: row.path,
    path: row.path,
    handle: row,
    loader,
    Component: RoutePage,
  }))
  const frame = { id: 'frame', Component: Frame, ErrorBoundary: ErrorPage, children: leaves }
  return [{ id: 'document', Component: DocumentBody, children: [frame] }]
}

function Frame() {
  const row = useMatches().at(-1)?.handle as RouteRow | undefined
  return (
    <PageLayout layout={row?.layout ?? 'default'} goInStore={row?.goInStore ?? false}>
      {outlet}
    </PageLayout>
  )
}
const outlet = <Outlet />

/** The router renders this whenever its state changes; the page itself renders only when its data changes. */
function RoutePage() {
  const { page, data } = useLoaderData() as PageAnswer
  return useMemo(() => {
    const { Page } = pageModule(page) as PageModule
    return <Page data={data as never} />
  }, [page, data])
}
