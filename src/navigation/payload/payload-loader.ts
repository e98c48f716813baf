import { data, redirect, type DataRouter } from 'react-router'
import { type PageAnswer, type PayloadAnswer, payloadUrl, readAnswer } from './payload-answer.ts'
import { pathOf, type PageMemory } from './page-memory.ts'
import type { PayloadCache } from './payload-cache.ts'
import type { PageRegistry } from '#/navigation/router/page-registry.ts'
import { withSlash } from '#/navigation/router/page-path.ts'

export type PayloadParts = {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  pages: PageRegistry
  cache: PayloadCache
  memory: PageMemory
  buildId: () => string
  isOutdated: () => boolean
  /** The redirect of this release's route rules for a path; undefined for most, and until the rules are loaded. */
  redirectOf: (path: string) => string | undefined
  router: () => Pick<DataRouter, 'state'> | null
  /** Loads the parts that are hydrated lazily: React cannot navigate past a part it does not have. */
  loadLazyParts: () => Promise<unknown>
  /** Leaves the target to the browser as a full page load. */
  leave: (target: URL) => void
  /** A full load behind the reload guard; false if the target was just reloaded. */
  reload: (target: URL) => boolean
}

/** One call of the loader: where it leads and what is already known about the page. */
type LoaderCall = {
  target: URL
  isNavigation: boolean
  /** On Back and Forward, the page as it was when this history entry was left. */
  remembered: PageAnswer | null
  /** The page on show, when this call only revalidates it. */
  shown: PageAnswer | null
}

/** Never resolves: the browser is about to leave the document. */
const forever = () => new Promise<never>(() => {})

export function createPayloadLoader(parts: PayloadParts) {
  async function loadPayload({ request }: { request: Request }): Promise<PageAnswer> {
    const call = callOf(request.url, parts)
    if (!call.isNavigation) return load(call, request)
    const [answer] = await Promise.all([load(call, request), haveLazyParts()])
    // Again, because the page's own chunk may have arrived only now with lazy parts of its own.
    if (await haveLazyParts()) return answer
    return request.signal.aborted ? forever() : leave(call.target)
  }

  /** False where a chunk is lost, after a deployment or on a bad connection; only a full load helps then. */
  const haveLazyParts = () =>
    parts.loadLazyParts().then(
      () => true,
      () => false,
    )

  async function load(call: LoaderCall, request: Request): Promise<PageAnswer> {
    const { target, isNavigation, remembered } = call
    if (isNavigation && parts.isOutdated()) return leave(target)
    if (remembered) return withPage(remembered, target)
    if (isNavigation && isForServer(target)) return leave(target)
    const slashed = withSlash(target.pathname)
    if (slashed !== target.pathname) throw redirect(slashed + target.search + target.hash, 301)
    const moved = parts.redirectOf(slashed)
    if (moved !== undefined) throw redirect(moved)
    preloadChunk(target)
    try {
      return await follow(await requestAnswer(target, request.signal), target)
    } catch (error) {
      if (error instanceof PayloadFailure) return giveUp(call, request.signal)
      throw error
    }
  }

  /** Requests a page before the click; resolves when both data and chunk are cached. */
  async function prefetchPayload(target: URL): Promise<void> {
    // The click may have come first, and after a new release it will be a full load.
    if (isReached(target) || parts.isOutdated() || isForServer(target)) return
    const answer = fetchAnswer(target, { priority: 'low' })
    parts.cache.put(target, answer)
    preloadChunk(target)
    const arrived = await answer
    if ('page' in arrived) await parts.pages.load(arrived.page)
  }

  function isReached(target: URL): boolean {
    const state = parts.router()?.state
    const locations = [state?.location, state?.navigation.location]
    return locations.some((location) => location && pathOf(location) === pathOf(target))
  }

  function preloadChunk({ pathname }: URL): void {
    const key = parts.pages.keyOf(pathname)
    // A failure matters only when the page is needed, and `load` then tries again.
    if (key !== null) parts.pages.load(key).catch(() => {})
  }

  async function requestAnswer(target: URL, signal: AbortSignal): Promise<PayloadAnswer> {
    const prefetched = await parts.cache.take(target)?.catch(() => null)
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
    // A page that this release does not know belongs to a newer one.
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

  function giveUp({ target, shown }: LoaderCall, signal: AbortSignal): Promise<PageAnswer> {
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

/** The server stores these in cookies and removes them from the URL, on any page. */
const isForServer = ({ searchParams }: URL) =>
  [...searchParams.keys()].some((name) => /^(?:country|awc)$/i.test(name))

class PayloadFailure extends Error {}

function callOf(href: string, { router, memory }: PayloadParts): LoaderCall {
  const target = new URL(href)
  const state = router()?.state
  const next = state?.navigation
  if (next?.location && pathOf(next.location) === pathOf(target)) {
    target.hash = next.location.hash // the router's request lacks the hash
    // A new visit has a new key, so only Back and Forward find a remembered page.
    const remembered = memory.recall(next.location)
    return { target, isNavigation: true, remembered, shown: null }
  }
  const isShown = state?.location && pathOf(state.location) === pathOf(target)
  const shown = isShown ? memory.recall(state.location) : null
  return { target, isNavigation: false, remembered: null, shown }
}
