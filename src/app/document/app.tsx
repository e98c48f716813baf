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
import { routes, rowOf, type RouteRow } from '#/app/routes/routes.ts'
import { ErrorPage } from '#/storefront/errors/error-page.tsx'
import { PageLayout } from '#/storefront/shell/page-layout.tsx'

/** The route tree for server and browser: one document, one frame that keeps its layout, one leaf per row. */
export function createRoutes(
  loader: LoaderFunction,
  rows: readonly RouteRow[] = routes,
): RouteObject[] {
  const pageRoutes = rows.map((row) => ({
    id: row.path,
    path: row.path,
    loader,
    Component: RoutePage,
  }))
  const frame = { id: 'frame', Component: Frame, ErrorBoundary: ErrorPage, children: pageRoutes }
  return [{ id: 'document', Component: DocumentBody, children: [frame] }]
}

function Frame() {
  const row = rowOf(useMatches().at(-1)?.id)
  return (
    <PageLayout layout={row?.layout ?? 'default'} goInStore={row?.goInStore ?? false}>
      {outlet}
    </PageLayout>
  )
}
const outlet = <Outlet />

/** The router renders this whenever its state changes; the page itself renders only when its data changes. */
function RoutePage() {
  const { page, data } = useLoaderData<PageAnswer>()
  return useMemo(() => {
    const module = pageModule(page)
    if (!module) throw new Error(`The page "${page}" is not loaded`)
    const { Page } = module
    return <Page data={data} />
  }, [page, data])
}
