import { callApi } from '#/platform/api/fetch-json.client.ts'
import { createListeners } from '#/platform/browser/listeners.ts'
import type { endVisitCall } from './end-visit.api.ts'
import { cover, uncover } from './cover.client.ts'
import { eraseOptional, eraseVisit, leavePage } from './leave-page.client.ts'
import { newVisitNumber, storedVisit } from './stored-visit.client.ts'
import { over, touched, visitStep } from './visit-step.ts'

/** `ending` lasts until the shop has answered, which may take until the network is back. */
export type ScreenState = { kind: 'in-use' | 'ending' } | { kind: 'warning'; secondsLeft: number }

const tickMs = 1_000
const retryMs = 3_000
const timeoutMs = 10_000
/** Touches come many times a second; all of them together are stored once. */
const storedEveryMs = 1_000

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Watches a screen that many people use, and ends a visit that nobody continues. */
export function createSharedScreen() {
  const stored = storedVisit()
  let state: ScreenState = { kind: 'in-use' }
  let isEnding = false
  /** A document that Back restores may be older than what its tab has stored since. */
  let known: string | null = null
  const { watch, notify } = createListeners()
  const seen = () => ({ own: known ?? stored.own(), stored: stored.all(), now: Date.now() })

  function change(next: ScreenState) {
    state = next
    notify()
  }

  /** Shows the page again, unless it is hidden: then it stays covered until somebody turns to it. */
  function show(next: ScreenState) {
    if (document.visibilityState !== 'hidden') uncover()
    if (next.kind !== state.kind || next.kind === 'warning') change(next)
  }

  function check() {
    if (isEnding) return
    const step = visitStep(seen())
    if (step.kind === 'end') return void end()
    if (step.kind === 'leave') return leave()
    if (step.kind === 'begin') stored.write({ number: newVisitNumber(), activeAt: Date.now() })
    known = stored.all()?.number ?? null
    if (known !== null && known !== stored.own()) stored.join(known)
    show(step.kind === 'warn' ? { ...step, kind: 'warning' } : { kind: 'in-use' })
  }

  function leave() {
    isEnding = true
    leavePage()
  }

  /** Erases at once what is here, and then has the shop end the session and clear the cookies it alone can see. */
  async function end(): Promise<void> {
    if (isEnding) return
    isEnding = true
    cover()
    change({ kind: 'ending' })
    const visit = stored.all()
    if (visit) stored.write(over(visit))
    eraseVisit()
    while (!(await endAtShop())) {
      await new Promise((go) => setTimeout(go, retryMs))
      // Another tab may have been faster, and the next visitor may be here already.
      if (visitStep(seen()).kind !== 'end') return leave()
    }
    // The cleared screen waits, and goes on being one even if its network cannot be checked.
    stored.write({ number: newVisitNumber(), activeAt: null })
    leave()
  }

  function touch() {
    const now = seen()
    const next = touched(now)
    if (!next || next === now.stored) return
    if (now.now - (now.stored?.activeAt ?? 0) >= storedEveryMs) stored.write(next)
  }

  return {
    state: () => state,
    watch,
    end,
    /** The answer of somebody who is still there. */
    stay() {
      const visit = stored.all()
      if (visit && visitStep(seen()).kind === 'warn')
        stored.write({ ...visit, activeAt: Date.now() })
      check()
    },
    /** Starts watching, and returns what ends it. */
    start(): () => void {
      const ending = new AbortController()
      const { signal } = ending
      eraseOptional()
      for (const name of touches)
        window.addEventListener(name, touch, { signal, passive: true, capture: true })
      window.addEventListener('focusin', fillInNothing, { signal })
      window.addEventListener('storage', check, { signal })
      window.addEventListener('pageshow', check, { signal })
      document.addEventListener(
        'visibilitychange',
        // A sleeping tab must not show the last visitor's page for even a moment when it is woken.
        () => (document.visibilityState === 'hidden' ? cover() : check()),
        { signal },
      )
      const timer = setInterval(check, tickMs)
      signal.addEventListener('abort', () => clearInterval(timer))
      // Somebody opened a further page before there was a script to see them do it.
      if (stored.own() !== null) touch()
      check()
      return () => ending.abort()
    },
  }
}

/** True if there is nothing left to end there; a refusal would be the same the next time. */
async function endAtShop(): Promise<boolean> {
  const answer = await callApi<typeof endVisitCall>('/store-mode/end-visit', {
    json: {},
    signal: AbortSignal.timeout(timeoutMs),
  })
  return answer !== null && answer.status < 500 && answer.status !== 429
}

/** Keeps the browser from offering to the next visitor what this one has typed. */
function fillInNothing({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    target.autocomplete = 'off'
}
