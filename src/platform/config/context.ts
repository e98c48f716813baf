import type { Db } from '#/db/client.server.ts'
import type { Config } from './config.server.ts'
import type { LiveCache } from '#/platform/server-cache/live-cache.ts'
import type { FaultReports } from '#/platform/observe/fault-reports.server.ts'
import type { BrowserMetrics } from '#/platform/observe/browser-metrics.server.ts'
import type { Log } from './log.server.ts'

/** The dependencies and notes of one request. `visitor/context.ts` adds the visitor. */
export type BaseCtx = {
  config: Config
  db: Db
  /** The request's clock: one instant for everything it decides. */
  now: Date
  log: Log
  /** Cache tags of everything the response was made from (`product:42`, `menu`): a change to one purges the stored page. */
  tags: Set<string>
  /** Dates at which the response changes by itself, such as when a story appears or a message expires. */
  expiries: Set<Date>
  /** True when the URL alone decides the market, so that a shared cache may store the response. */
  hasMarketInUrl?: true
  /** Releases the request's slot in the load limit; called before waiting for a slow third party. */
  releaseSlot?: () => void
  /** Counts what browsers report; requests over HTTP have it. */
  browserMetrics?: BrowserMetrics
  /** Sends faults to the monitoring service, if there is one. */
  faultReports?: FaultReports
  /** Values that this process caches between requests. */
  liveCache: LiveCache
}
