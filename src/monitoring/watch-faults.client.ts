import { preloadErrorEvent } from '#/navigation/recovery/preload-error.ts'
import { createFaultLimit } from './fault-limit.ts'
import { faultReport, faultsUrl, type FaultKind } from './fault-report.ts'

/** A page that fails in a loop must not send a report for each round. */
const reportsPerPage = 5

/** The page and the build that a report comes from. */
export type Origin = () => { page: string; build: string }

/** Reports faults to the shop, beginning with those that happened before this script was loaded. */
export function watchFaults(origin: Origin): void {
  const isSent = createFaultLimit(reportsPerPage)

  function report(kind: FaultKind, thrown: unknown) {
    const fault = faultReport(kind, thrown)
    const from = origin()
    if (!fault || !isSent(from.page, fault.message)) return
    const body = JSON.stringify({ ...fault, ...from })
    // A beacon is also sent when the page is being left; whether it arrives is nobody's concern.
    navigator.sendBeacon(faultsUrl, body)
  }

  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) report('error', event.error ?? event.message)
    if (event instanceof PromiseRejectionEvent) report('rejection', event.reason)
  }
  for (const event of globalThis.earlyFaults ?? []) onError(event)
  globalThis.earlyFaults = undefined
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onError)
  addEventListener(preloadErrorEvent, (event) =>
    report('chunk', 'payload' in event ? event.payload : 'unknown'),
  )
}

declare global {
  /** The start script collects these until the watch begins. */
  var earlyFaults: Event[] | undefined
}
