import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type Location,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { createRoutes } from './app.tsx'
import { routeError, type Boot } from './boot.ts'
import { loadLazyParts } from '#/navigation/hydration/lazy-hydrate.tsx'
import { escapeJson } from '#/platform/seo/escape-json.ts'
import type { FragmentStore } from '#/platform/fragment-cache/fragment-cache.server.ts'
import { hasMenu } from '#/ui/layout.ts'
import { bytesFrom } from '#/platform/page-cache/page-cache-bytes.server.ts'
import { routablePath } from '#/platform/paths/routable-path.ts'
import { Providers } from './providers.tsx'
import { routes, rowOf } from '#/app/routes/routes.ts'
import type { Messages } from '#/i18n/messages.ts'
import { FragmentsContext } from '#/ui/cached.tsx'

/**
 * Loaders have run before rendering starts, so the router only gets their results. Each row of the table
 * has a tree of its own: ranking all rows again would cost a page more than all of its links.
 */
const handlers = new Map(
  routes.map((row) => [row.path, createStaticHandler(createRoutes(() => null, [row]))]),
)

await loadLazyParts()

export type RenderRequest = {
  boot: Boot
  messages: Messages
  path: string
  search: string
  /** When left out, every fragment is rendered again. */
  fragments?: FragmentStore | null
}

/** Renders the whole document at once: cheaper than streaming, and the page cache needs it whole. */
export function renderDocument(request: RenderRequest): Buffer {
  const { boot, messages, path, search } = request
  const handler = handlers.get(boot.route)
  if (!handler) throw new Error(`No route has the path ${boot.route}`)
  const match = (to: Partial<Location> | string) => matchRoutes(handler.dataRoutes, to)
  const location = { pathname: routablePath(path), search, hash: '', state: null, key: 'default' }
  const context: StaticHandlerContext = {
    basename: '/',
    location,
    matches: match(location) ?? [],
    loaderData: 'error' in boot.answer ? {} : { [boot.route]: boot.answer },
    actionData: null,
    errors: 'error' in boot.answer ? { frame: routeError(boot.answer.error) } : null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: match,
  }
  const router = createStaticRouter(handler.dataRoutes, context)
  const { route, assets, answer, shell, ...shared } = boot
  const { menu } = shell
  // The browser reads the menu from the HTML where the layout has it; the error page has none.
  const isInPage = !('error' in answer) && hasMenu(rowOf(route)?.layout)
  const sentMenu = isInPage ? [] : menu
  const sharedText = escapeJson({ ...shared, shell: { ...shell, menu: sentMenu } })
  const text = `${sharedText.slice(0, -1)},${escapeJson({ route, assets, answer }).slice(1)}`
  const fragments = request.fragments?.openPage(sharedText + JSON.stringify(menu)) ?? null
  const html = `<!doctype html>${renderToString(
    <FragmentsContext value={fragments}>
      <Providers boot={boot} text={text} messages={messages}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </FragmentsContext>,
  )}`
  return fragments?.settle(html) ?? bytesFrom(html)
}
