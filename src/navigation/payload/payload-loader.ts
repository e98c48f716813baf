import { data, redirect, type DataRouter } from 'react-router'
import { type PageAnswer, type PayloadAnswer, payloadUrl, readAnswer } from './payload-answer.ts'
import { pathOf, type PageMemory } from './page-memory.ts'
import type { PayloadCache } from './payload-cache.ts'
import type { PageRegistry } from '#/navigation/router/page-registry.ts'
import { withSlash } from '#/navigation/router/page-path.ts'

export type PayloadParts = {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  pages: PageRegistry
  shelf: PayloadCache
  memory: PageMemory
  buildId: () => string
  isOutdated: () => boolean
  /** Where the rules of this build send a path; undefined for most, and while they are not known. */
  redirectOf: (path: string) => string | undefined
  router: () => Pick<DataRouter, 'state'> | null
  /** Fetches what still sleeps in and around a page: React cannot move on past a part it does not have. */
  wake: () => Promise<unknown>
  /** Gives the target to the browser as a whole page. */
  leave: (target: URL) => void
  /** The same behind the reload guard; false where it has just been tried. */
  reload: (target: URL) => boolean
}

/** One call of the loader, seen from the router: where it leads and what is known of it already. */
type Visit = {
  target: URL
  isNavigation: boolean
  /** The page as it was when this history entry was left, on Back and Forward. */
  remembered: PageAnswer | null
  /** The page on show, when this call only freshens it. */
  shown: PageAnswer | null
}

/** The browser is leaving: whoever waits for this page has no more to do. */
const forever = () => new Promise<never>(() => {})

export function createPayloadLoader(parts: PayloadParts) {
  async function loadPayload({ request }: { request: Request }): Promise<PageAnswer> {
    const visit = visitOf(request.url, parts)
    if (!visit.isNavigation) return load(visit, request)
    const [answer] = await Promise.all([load(visit, request), wakeUp()])
    // once more, as the page's own chunk may have come only now and brought parts that sleep
    if (await wakeUp()) return answer
    return request.signal.aborted ? forever() : leave(visit.target)
  }

  /** False where a part is lost, to a deployment or a bad line: then only a whole page can follow. */
  const wakeUp = () =>
    parts.wake().then(
      () => true,
      () => false,
    )

  async function load(visit: Visit, request: Request): Promise<PageAnswer> {
    const { target, isNavigation, remembered } = visit
    if (isNavigation && parts.isOutdated()) return leave(target)
    if (remembered) return withPage(remembered, target)
    if (isNavigation && isForServer(target)) return leave(target)
    const slashed = withSlash(target.pathname)
    if (slashed !== target.pathname) throw redirect(slashed + target.search + target.hash, 301)
    const moved = parts.redirectOf(slashed)
    if (moved !== undefined) throw redirect(moved)
    warmPage(target)
    try {
      return await follow(await ask(target, request.signal), target)
    } catch (error) {
      if (error instanceof PayloadFailure) return giveUp(visit, request.signal)
      throw error
    }
  }

  /** Asks for a page before anybody has chosen it; resolves when both data and chunk are at hand. */
  async function prefetchPayload(target: URL): Promise<void> {
    // A click may have come first; and after a new build it will be a full load.
    if (isReached(target) || parts.isOutdated() || isForServer(target)) return
    const answer = fetchAnswer(target, { priority: 'low' })
    parts.shelf.put(target, answer)
    warmPage(target)
    const arrived = await answer
    if ('page' in arrived) await parts.pages.load(arrived.page)
  }

  function isReached(target: URL): boolean {
    const state = parts.router()?.state
    const places = [state?.location, state?.navigation.location]
    return places.some((place) => place && pathOf(place) === pathOf(target))
  }

  function warmPage({ pathname }: URL): void {
    const key = parts.pages.keyOf(pathname)
    // Its failure counts when the page is really needed; the second try will tell.
    if (key !== null) parts.pages.load(key).catch(() => {})
  }

  async function ask(target: URL, signal: AbortSignal): Promise<PayloadAnswer> {
    const prefetched = await parts.shelf.take(target)?.catch(() => null)
    return prefetched ?? fetchAnswer(target, { signal })
  }

  async function fetchAnswer(target: URL, init: RequestInit): Promise<PayloadAnswer> {
    try {
      const headers = { accept: 'application/json' }
      return await readAnswer(
        await parts.fetch(payloadUrl(target, parts.buildId()), { ...init, headers }),
      )
    } catch (cause) {
      throw new PayloadFailure(target.href, { cause })
    }
  }

  function follow(answer: PayloadAnswer, target: URL): Promise<PageAnswer> {
    if ('redirect' in answer) throw redirect(answer.redirect, answer.status)
    if ('error' in answer) {
      const { statusCode, message } = answer.error
      throw data(message, { status: statusCode, statusText: message })
    }
    // A page this build has never heard of belongs to a newer one.
    if (!parts.pages.has(answer.page)) throw new PayloadFailure(target.href)
    return withPage(answer, target)
  }

  async function withPage(answer: PageAnswer, target: URL): Promise<PageAnswer> {
    try {
      await parts.pages.load(answer.page)
      return answer
    } catch (error) {
      if (parts.reload(target)) return forever()
      throw error
    }
  }

  function giveUp({ target, shown }: Visit, signal: AbortSignal): Promise<PageAnswer> {
    if (signal.aborted) return forever()
    console.warn('[calder] Cannot load payload', payloadUrl(target, parts.buildId()))
    return shown ? Promise.resolve(shown) : leave(target)
  }

  function leave(target: URL): Promise<never> {
    parts.leave(target)
    return forever()
  }

  return { loadPayload, prefetchPayload }
}

/** The server keeps these in cookies and takes them out of the address, on any page (specification section 2). */
const isForServer = ({ searchParams }: URL) =>
  [...searchParams.keys()].some((name) => /^(?:country|awc)$/i.test(name))

class PayloadFailure extends Error {}

function visitOf(href: string, { router, memory }: PayloadParts): Visit {
  const target = new URL(href)
  const state = router()?.state
  const next = state?.navigation
  if (next?.location && pathOf(next.location) === pathOf(target)) {
    target.hash = next.location.hash // the router's request comes without
    // A visit has a key of its own, so only Back and Forward find one that is known.
    const remembered = memory.recall(next.location)
    return { target, isNavigation: true, remembered, shown: null }
  }
  const isShown = state?.location && pathOf(state.location) === pathOf(target)
  const shown = isShown ? memory.recall(state.location) : null
  return { target, isNavigation: false, remembered: null, shown }
}
