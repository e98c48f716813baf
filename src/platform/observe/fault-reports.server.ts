import type { Log } from '#/platform/config/log.server.ts'
import { endpointOf, envelopeOf, type Fault } from './fault-envelope.server.ts'
import { hourMs, minuteMs } from '#/platform/config/durations.ts'

/** A service that does not answer must hold nothing up. */
const timeoutMs = 5_000
/** While it fails, or asks for peace, faults are dropped: the log has them. */
const restMs = minuteMs
/** However long it asks for, it is tried again within an hour. */
const longestRestMs = hourMs
const waitingAtMost = 50
/** A fault in a loop says no more the hundredth time, and services charge by the event. */
const perMinute = { all: 60, alike: 5 }

export type FaultReports = {
  send(fault: Fault): void
  /** Waits for what is being sent, but not longer than a report may take. */
  flush(): Promise<void>
}

type Options = { dsn: string; log: Pick<Log, 'warn'>; now?: () => Date }

/**
 * Sends faults to a monitoring service, one after the other and without anybody waiting. What cannot be sent is
 * lost; each is in the log of the shop.
 */
export function createFaultReports({ dsn, log, now = () => new Date() }: Options): FaultReports {
  const { url, key } = endpointOf(dsn)
  const isTooMany = createMinuteLimit()
  const waiting: Fault[] = []
  let sending: Promise<void> | null = null
  let restUntil = 0

  async function post(fault: Fault): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=calder/1.0, sentry_key=${key}`,
      },
      body: envelopeOf(fault, now()),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.ok) return
    const seconds = Number(response.headers.get('retry-after'))
    const asked = seconds > 0 ? seconds * 1_000 : restMs
    rest(`it answered ${response.status}`, Math.min(asked, longestRestMs))
  }

  function rest(reason: string, ms: number) {
    waiting.length = 0
    restUntil = now().getTime() + ms
    log.warn({ reason, seconds: Math.round(ms / 1_000) }, 'faults are not reported for a while')
  }

  async function sendAll() {
    for (let fault = waiting.shift(); fault; fault = waiting.shift())
      await post(fault).catch((problem: unknown) =>
        rest(problem instanceof Error ? problem.name : 'it failed', restMs),
      )
    sending = null
  }

  return {
    send(fault) {
      if (now().getTime() < restUntil || waiting.length >= waitingAtMost || isTooMany(fault, now()))
        return
      waiting.push(fault)
      sending ??= sendAll()
    },
    async flush() {
      if (sending)
        await Promise.race([sending, new Promise((go) => setTimeout(go, timeoutMs).unref())])
    },
  }
}

/** Counts the faults of a minute, all of them and those with the same message. */
function createMinuteLimit() {
  const counts = new Map<string, number>()
  let [minute, all] = [0, 0]
  return ({ type, message }: Fault, now: Date): boolean => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) {
      counts.clear()
      ;[minute, all] = [current, 0]
    }
    const name = `${type} ${message}`
    const alike = (counts.get(name) ?? 0) + 1
    if (all >= perMinute.all || alike > perMinute.alike) return true
    counts.set(name, alike)
    all += 1
    return false
  }
}
