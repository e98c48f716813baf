import { type Cancel, delay, nextFrame } from '#/navigation/hydration/clock.ts'

export type LoadingTiming = {
  throttleMs: number
  durationMs: number
  hideDelayMs: number
  resetDelayMs: number
}

export type LoadingState = { progress: number; isVisible: boolean; hasError: boolean }

export type LoadingIndicator = ReturnType<typeof createLoadingIndicator>

export const idleLoading: LoadingState = { progress: 0, isVisible: false, hasError: false }

/** Estimated progress in per cent: quick at first, and never complete on its own. */
export function estimatedProgress(elapsedMs: number, durationMs: number): number {
  const estimate = (2 / Math.PI) * 100 * Math.atan(((elapsedMs / durationMs) * 100) / 50)
  return Math.min(100, Math.max(0, estimate))
}

/** The page's loading progress; it stops and resets when its last watcher unsubscribes. */
export function createLoadingIndicator(timing: LoadingTiming) {
  let state = idleLoading
  let floor = 0
  let isRunning = false
  // Throttle, frame, hide and reset follow each other, so one pending wait is enough.
  let endWait: Cancel = () => {}
  const watchers = new Set<() => void>()

  function publish(change: Partial<LoadingState>) {
    state = { ...state, ...change }
    for (const watcher of watchers) watcher()
  }

  function halt() {
    endWait()
    isRunning = false
    floor = 0
  }

  function run() {
    const startedAt = performance.now()
    const advance = () => {
      const estimate = estimatedProgress(performance.now() - startedAt, timing.durationMs)
      publish({ progress: Math.max(floor, estimate) })
      endWait = nextFrame(advance)
    }
    isRunning = true
    publish({ isVisible: true })
    endWait = nextFrame(advance)
  }

  function begin(at: number, force: boolean) {
    halt()
    floor = at
    publish({ progress: at })
    if (force) run()
    else endWait = delay(run, timing.throttleMs)
  }

  /** The bar appears only after the throttle, so that a quick load shows none; `force` skips that. */
  function start({ force = false } = {}) {
    publish({ hasError: false })
    begin(0, force)
  }

  /** Sets the known progress; the bar shows the greater of it and the estimate. */
  function set(at: number, { force = false } = {}) {
    if (at >= 100) return finish({ force })
    const known = Math.max(0, at)
    if (!isRunning) return begin(known, force)
    floor = known
    publish({ progress: Math.max(known, state.progress) })
  }

  function finish({ force = false, error = false } = {}) {
    halt()
    if (force) return publish({ progress: 0, isVisible: false, hasError: error })
    publish({ progress: 100, hasError: error })
    endWait = delay(() => {
      publish({ isVisible: false })
      endWait = delay(() => publish({ progress: 0 }), timing.resetDelayMs)
    }, timing.hideDelayMs)
  }

  function watch(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => {
      watchers.delete(watcher)
      if (watchers.size > 0) return
      halt()
      state = idleLoading
    }
  }

  return { start, set, finish, watch, state: () => state }
}
