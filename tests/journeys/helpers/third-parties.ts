import { expect, type Page, type Request } from '@playwright/test'
import { type Mode, modeHeader } from '../../third-parties/stand-in.ts'
import { optionalIn } from './consent-page.ts'

/** The stand-in for every third party is at 127.0.0.1; see `playwright.config.ts`. */
const isForeign = (request: Request) => new URL(request.url()).hostname === '127.0.0.1'

/** The paths that are requested from third parties from now on, without requests that the browser stopped. */
export function foreignTraffic(page: Page) {
  const paths: string[] = []
  page.on('requestfinished', (request) => isForeign(request) && paths.push(pathOf(request)))
  const started: string[] = []
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (!isForeign(request)) return
    started.push(pathOf(request))
    pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  /** Waits for the requests that are on their way. */
  const comeToRest = () => expect.poll(() => pending.size).toBe(0)
  return {
    comeToRest,
    /** Answered requests. */
    paths,
    /** Requests that were sent, whether or not they were answered. */
    started,
    /** Turns the clock, which the journey has installed, until every script has had its turn several times. */
    async passTime() {
      await page.clock.runFor(3_000)
      await comeToRest()
    },
    /** Forgets what was seen so far. */
    forget() {
      paths.length = 0
      started.length = 0
    },
  }
}

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url())
  return pathname.startsWith('/webxp/') ? '/webxp/' : pathname + search
}

/** Sets how third parties answer this page from now on. */
export async function thirdPartiesAre(page: Page, mode: Mode): Promise<void> {
  await page.route(/^http:\/\/127\.0\.0\.1:/, (route) =>
    mode === 'refused'
      ? route.abort('connectionrefused')
      : route.continue({ headers: { ...route.request().headers(), [modeHeader]: mode } }),
  )
}

/** Opening scripts of each third party, in alphabetical order. */
export const openingScripts = [
  '/gis/script/calder-assistance',
  '/gtm.js?id=GTM-CALDER1',
  '/js/exponea.min.js',
  '/webxp/',
]

/** Entries of third parties in this browser; the list of products seen last is the shop's own. */
export const foreignEntries = async (page: Page) =>
  (await optionalIn(page)).filter((name) => name !== 'recently_viewed')

/** The commands about consent in the data layer, in their order, and what came before the first. */
export const consentCommands = (page: Page) =>
  page.evaluate(() =>
    [...(window.dataLayer ?? [])].map((entry, at) => {
      const [command, kind, grants] = Array.from(entry as ArrayLike<unknown>)
      return command === 'consent' ? { at, kind, grants: grants as Record<string, unknown> } : null
    }),
  )

export const grantsIn = async (page: Page) => {
  const commands = (await consentCommands(page)).filter((command) => command !== null)
  return commands.map(({ kind, grants }) => [
    kind,
    grants['analytics_storage'],
    grants['ad_storage'],
  ])
}
