import { answerFor, type Answer } from './page-cache-answer.server.ts'
import type { Entries, Entry } from './page-cache-entries.server.ts'
import { isFailure, isShareable, isStorable, type RenderedPage } from './page-cache-page.server.ts'
import { Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { createPurgeLedger } from './page-cache-purges.server.ts'
import { withinLimit } from '#/platform/http/within-limit.server.ts'

/** May run long after the response is closed, so it must not touch it, nor anything that belongs to one visitor. */
export type Render = () => Promise<RenderedPage>

export type Outcome = {
  answer: Answer
  /** The page as it was stored, if it was. */
  entry: Entry | null
  failed: boolean
  shareable: boolean
  /** Something the page is made of changed while it was rendered. */
  outdated: boolean
}

export type RendersOptions = {
  entries: Entries
  limitMs: number
  /** Called once for each render that fails, however many requests wait for it. */
  onFailure(key: string, cause: { err: unknown } | { status: number }): void
}

// A page that changes faster than it renders is served as it is after this many attempts.
const maxAttempts = 3

/** Renders each page once for all requests that wait for it, and stores it where allowed. */
export function createRenders({ entries, limitMs, onFailure }: RendersOptions) {
  const purges = createPurgeLedger()
  const running = new Map<string, Promise<Outcome>>()
  const count = { renders: 0, failures: 0 }

  async function run(key: string, render: Render): Promise<Outcome> {
    const startedAt = purges.begin()
    count.renders += 1
    try {
      const page = await withinLimit(render(), limitMs)
      if (isFailure(page)) noteFailure(key, { status: page.status })
      return settle(key, page, purges.wasPurged(page.tags, startedAt))
    } catch (err) {
      noteFailure(key, { err })
      throw err
    } finally {
      purges.end()
    }
  }

  function noteFailure(key: string, cause: { err: unknown } | { status: number }): void {
    entries.postpone(key)
    // A render that never began says nothing about the page, and under a flood it would fill the log.
    if ('err' in cause && cause.err instanceof Overloaded) return
    count.failures += 1
    onFailure(key, cause)
  }

  function settle(key: string, page: RenderedPage, outdated: boolean): Outcome {
    const rendered = answerFor(page)
    const entry = isStorable(page) && !outdated ? entries.keep(key, page, rendered) : null
    const answer = entry?.answer ?? rendered
    return { answer, entry, outdated, failed: isFailure(page), shareable: isShareable(page) }
  }

  function start(key: string, render: Render): Promise<Outcome> {
    const outcome = run(key, render).finally(() => running.delete(key))
    running.set(key, outcome)
    return outcome
  }

  /** The page, rendered for this request or for an earlier one that is still running. */
  async function startOrJoin(key: string, render: Render, tries = 1): Promise<Outcome> {
    if (tries > maxAttempts) return run(key, render)
    const joined = running.get(key)
    const outcome = await (joined ?? start(key, render))
    // A page that was purged meanwhile is old, and a personal page must not be shared.
    const isForUs = !outcome.outdated && (!joined || outcome.shareable)
    return isForUs ? outcome : startOrJoin(key, render, tries + 1)
  }

  return {
    isUnderWay: (key: string) => running.has(key),
    start,
    startOrJoin: (key: string, render: Render) => startOrJoin(key, render),
    notePurge: purges.record,
    notePurgeOfAll: purges.recordAll,
    counts: () => ({ ...count, underWay: running.size }),
  }
}
