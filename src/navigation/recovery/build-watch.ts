import { type Cancel, delay, whenIdle } from '#/navigation/hydration/clock.ts'
import { isObject, isText } from '#/platform/types/json-shape.ts'

type BuildWatchOptions = {
  buildId: string
  /** False turns polling off. */
  intervalMs: number | false
  fetch: (url: string) => Promise<Response>
  onNewBuild?: (id: string) => void
}

/** Polls for a newer release of the shop and stops once it has found one. */
export function watchBuild({ buildId, intervalMs, fetch, onNewBuild }: BuildWatchOptions) {
  let isOutdated = false
  let isStopped = intervalMs === false
  let endWait: Cancel = () => {}

  function waitForNext() {
    if (intervalMs !== false && !isStopped) endWait = delay(() => void check(), intervalMs)
  }

  async function check() {
    const latest = await latestBuild(fetch)
    if (isStopped) return
    if (latest === null || latest === buildId) return waitForNext()
    isOutdated = true
    onNewBuild?.(latest)
  }

  if (!isStopped) endWait = whenIdle(waitForNext)

  return {
    isOutdated: () => isOutdated,
    stop() {
      isStopped = true
      endWait()
    },
  }
}

/** Null when unknown; a lost network must not disturb the visitor. */
async function latestBuild(fetch: BuildWatchOptions['fetch']): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`)
    const latest: unknown = response.ok ? await response.json() : null
    return isObject(latest) && isText(latest['id']) ? latest['id'] : null
  } catch (error) {
    console.warn('[calder] Cannot tell whether there is a new build', error)
    return null
  }
}
