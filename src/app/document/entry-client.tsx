import '@vitejs/plugin-react/preamble' // Lets development replace components in place; empty in a build.
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { createRoutes } from './app.tsx'
import { type Boot, bootElementId, routeError } from './boot.ts'
import { loadMessages } from '#/i18n/load-messages.ts'
import { waitForMessages } from '#/i18n/wait-for-messages.ts'
import { registerPattern } from '#/money/known-patterns.ts'
import { loadFirstPage } from '#/navigation/router/load-first-page.ts'
import { registerPages } from '#/navigation/router/pages.ts'
import { whenIdle } from '#/navigation/hydration/clock.ts'
import { loadPayload } from '#/navigation/payload/payload.ts'
import { startNavigation } from '#/navigation/router/start-navigation.ts'
import { menuInPage } from '#/storefront/header/menu-in-page.client.ts'
import { pageImports } from '#/app/routes/pages.ts'
import { settings } from '#/platform/config/settings.ts'
import { Providers } from './providers.tsx'
import { rowOf } from '#/app/routes/routes.ts'
import '#/ui/styles/styles.css'

const text = document.getElementById(bootElementId)?.textContent ?? ''
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server of the same release wrote it
const boot = JSON.parse(text) as Boot
if (boot.shell.menu.length === 0) boot.shell.menu = menuInPage()
registerPattern(boot.country.locale, boot.country.currency, boot.moneyPattern)

const routes = createRoutes(loadPayload)
registerPages(pageImports, pageOfPath)

/** The page that a path shows, where its route alone decides it. */
function pageOfPath(pathname: string): string | null {
  return rowOf(matchRoutes(routes, pathname)?.at(-1)?.route.id)?.page ?? null
}

async function start() {
  const [messages] = await Promise.all([
    waitForMessages(() => loadMessages(boot.locale, boot.messagesHash)),
    'page' in boot.answer ? loadFirstPage(boot.answer.page) : null,
    yieldToMain(),
  ])
  // A URL that the router cannot match, such as one with a line break, stays as the server rendered it.
  if (!matchRoutes(routes, location.pathname)) return
  await yieldToMain()
  const router = createBrowserRouter(routes, { hydrationData: hydrationData() })
  await yieldToMain()
  startNavigation(router, { buildId: boot.buildId, buildPollMs: settings.buildPollMs })
  startTransition(() => {
    hydrateRoot(
      document,
      <Providers boot={boot} text={text} messages={messages}>
        <RouterProvider router={router} />
      </Providers>,
    )
  })
  whenIdle(() => void watch(router))
}

/** Nobody waits for it, so it is loaded last. */
async function watch(router: Parameters<typeof startNavigation>[0]) {
  const { startWatching } = await import('./start-watching.client.ts')
  await startWatching(router, boot)
}

/** Lets the browser handle input that arrived meanwhile. */
const yieldToMain = () => new Promise<void>((go) => setTimeout(go))

function hydrationData() {
  if ('page' in boot.answer) return { loaderData: { [boot.route]: boot.answer } }
  return { errors: { frame: routeError(boot.answer.error) } }
}

// Not awaited: the page's chunk waits for this module to finish, which would wait for the page.
void start()
