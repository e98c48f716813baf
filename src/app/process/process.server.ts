import { dayMs } from '#/platform/config/durations.ts'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#/db/client.server.ts'
import { listen } from '#/db/listen.server.ts'
import { createMigrationCheck } from '#/db/migrate.server.ts'
import { createTasks, crontab } from './jobs.ts'
import { arrivalLimits } from '#/platform/http/arrival-limit.server.ts'
import type { Assets } from '#/platform/http/assets.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { startJobs } from '#/platform/jobs/jobs.server.ts'
import { openFaultReports } from '#/platform/observe/report-errors.server.ts'
import type { FaultReports } from '#/platform/observe/fault-reports.server.ts'
import { closeServer } from '#/platform/http/close-server.server.ts'
import { limitConnections } from '#/platform/rate-limit/connection-limit.server.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { createMailer } from '#/platform/jobs/mail.server.ts'
import { createPageCache } from '#/platform/page-cache/page-cache.server.ts'
import { purgeChannel } from '#/platform/page-cache/purge.server.ts'
import { migrationsFolder, type Store } from './prepare-store.server.ts'
import { PortTakenError } from './start-error.server.ts'
import { loadAllPages, warmMemory } from './warm.server.ts'
import { createWeb, type Web } from '#/app/http/web.ts'

type ShopOptions = {
  config: Config
  store: Store
  log: Log
  assets: Assets
  /** Whether the cache is filled before the first request is accepted. */
  isWarmed?: boolean
  /** In development Vite runs in front of everything. */
  wrap?: (web: Web) => Web['handle']
}

export type Shop = {
  port: number
  server: Server
  /** Null where no monitoring service is set up. */
  faultReports: FaultReports | null
  /** With notice, load balancers learn of the stop and keep-alive connections end before the server closes. */
  stop(options?: { noticeMs?: number }): Promise<void>
}

/** Longer than the minute for which nginx and most load balancers keep a connection, so that they close first. */
const keepAliveTimeout = 65_000

/** A connection idle for this long in the middle of a response has lost its reader. */
const stalledAfterMs = 30_000

/**
 * Slow senders are cut off; Node checks all connections every second. Most bodies have less time
 * (`limitArrival`).
 */
const connections = {
  keepAliveTimeout,
  headersTimeout: 10_000,
  requestTimeout: arrivalLimits.files.withinMs,
  connectionsCheckingInterval: 1_000,
}

/** Starts serving; `stop` closes everything it opens, in the order that loses nothing. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const { config, store, log, assets, isWarmed = false, wrap } = options
  const faults = openFaultReports({ config, log, release: assets.buildId })
  const faultReports = faults?.reports ?? null
  const database = openDatabase({
    url: store.url,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const cache = createPageCache({
    maxBytes: config.PAGE_CACHE_MB * 1_000_000,
    freshMs: 60_000,
    staleMs: 60_000,
    staleOnErrorMs: dayMs,
    log,
  })
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outbox: resolve(config.DATA_DIR, 'outbox'),
    log,
  })
  const jobs = config.JOBS
    ? await startJobs({
        pgPool: database.pool,
        tasks: createTasks({ config, db: database.db, mailer, log }),
        crontab,
        log,
      })
    : null
  const liveCache = createLiveCache((error) =>
    log.error({ err: error }, 'could not be loaded anew'),
  )
  let updateScreens: Web['updateScreens'] = () => {}
  /** Purges twice: a page rendered while the live cache still held the old value is purged after its reload. */
  async function invalidate(tags: string[]) {
    cache.purge(tags)
    updateScreens(tags)
    await liveCache.refresh(tags)
    cache.purge(tags)
  }
  const purges = await listen({
    url: store.url,
    channels: { [purgeChannel]: (payload) => void invalidate(payload.split(' ')) },
    onReconnect: () => {
      updateScreens(null)
      void liveCache.refreshAll().then(() => cache.purgeAll())
    },
    onError: (error) => log.warn({ err: error }, 'no longer hearing of changes, trying again'),
  })
  await database.watch(() => purges.reconnect())
  const isMigrated = createMigrationCheck(migrationsFolder)
  let hasMigrated = false
  const isReady = async () => {
    hasMigrated ||= await isMigrated(database.pool)
    return hasMigrated && database.isAnswering()
  }
  if (isWarmed) {
    const notes = { tags: new Set<string>(), expiries: new Set<Date>() }
    const ctx = { config, db: database.db, log, liveCache, now: new Date(), ...notes }
    await warmMemory(ctx).catch((error: unknown) =>
      log.warn({ err: error }, 'begins with an empty cache'),
    )
  }
  const web = createWeb({
    config,
    db: database.db,
    liveCache,
    cache,
    assets,
    log,
    isReady,
    faultReports,
  })
  updateScreens = web.updateScreens
  const server = createServer(connections, wrap ? wrap(web) : web.handle)
  server.timeout = stalledAfterMs
  server.on('connection', web.noteConnection)
  limitConnections(server, {
    perNetwork: config.CONNECTIONS_PER_NETWORK,
    trustedProxies: config.TRUSTED_PROXIES,
  })
  if (isWarmed)
    await loadAllPages().catch((error: unknown) =>
      log.warn(
        { err: error },
        'a page could not be loaded ahead and is tried again when it is requested',
      ),
    )
  const port = await listening(server, config)

  async function stop({ noticeMs = 0 } = {}) {
    web.beginStop()
    await sleep(noticeMs)
    await closeServer(server, closeTimesAfter(noticeMs))
    await jobs?.stop()
    await purges.close()
    mailer.close()
    await database.close()
    await faults?.close()
  }
  return { port, server, faultReports, stop }
}

function listening(server: Server, { PORT, HOST }: Config): Promise<number> {
  return new Promise((resolvePort, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTakenError(`Port ${PORT} is taken by another program; set PORT to a free one.`)
          : error,
      ),
    )
    server.listen(PORT, HOST, () => {
      const bound = server.address()
      resolvePort(typeof bound === 'object' && bound ? bound.port : PORT)
    })
  })
}

/** With the usual notice a stop takes at most ten seconds, which is as long as Docker waits. */
const closeTimesAfter = (noticeMs: number) => ({
  lingerMs: Math.min(1_000, noticeMs),
  giveUpMs: Math.max(4_000, 9_000 - noticeMs),
})
