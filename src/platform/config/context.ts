import type { Db } from '#/db/client.server.ts'
import type { Config } from './config.server.ts'
import type { LiveCache } from '#/platform/server-cache/live-cache.ts'
import type { Log } from './log.server.ts'

/** What any work done for a request has at hand; `visitor/context.ts` adds who it is done for. */
export type BaseCtx = {
  config: Config
  db: Db
  /** The request's clock: one instant for everything it decides. */
  now: Date
  log: Log
  /** What the answer was made from (`product:42`, `menu`): a change to any of it purges the stored page. */
  tags: Set<string>
  /** When the answer turns into another one by itself: a story appears, a message has had its time. */
  expiries: Set<Date>
  /** Whether the address alone says for whom the answer is, so that a shared cache may keep it. */
  hasMarketInUrl?: true
  /** Gives the request's place to others, before it waits for somebody who may take long. */
  leavePlace?: () => void
  /** What this process keeps between requests. */
  memory: LiveCache
}
