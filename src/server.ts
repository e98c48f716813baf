import cluster from 'node:cluster'
import { resolve } from 'node:path'
import { setUpPayments } from './checkout/payment/payment-setup.server.ts'
import { loadAssets } from './platform/http/assets.server.ts'
import { readConfig, type Config } from './platform/config/config.server.ts'
import { createLog, type Log } from './platform/config/log.server.ts'
import { reportCrashes } from './platform/observe/report-errors.server.ts'
import { checkSettings } from './app/process/check-settings.server.ts'
import { openStore, prepareStore, type Store } from './app/process/prepare-store.server.ts'
import { startShop } from './app/process/process.server.ts'
import { describeStartError } from './app/process/start-error.server.ts'
import { onStopSignal } from './app/process/stop-signal.ts'
import { startWorkerPool } from './app/process/worker-pool.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const clientFolder = resolve('build/client')

async function runPrimary() {
  const { config, notes } = setUpPayments(readConfig(process.env))
  checkSettings(config)
  const log = createLog(config.LOG_LEVEL)
  const store = await openStore(config, print)
  const database = await prepareStore(store, { log, print, withDemoShop: config.DEMO_SHOP })
  await database.close()
  if (config.WORKERS > 1) return fork(config, store, notes)
  const shop = await serve(config, store, log)
  printOpen(`Calder is open at http://localhost:${shop.port}`, notes)
  onStopSignal(async (signal) => {
    await shop.stop(noticeFor(signal, config))
    await store.embedded?.stop()
  })
}

/** Prints the last lines of a start: the shop's URL, and anything unusual about its payments. */
function printOpen(line: string, notes: readonly string[]) {
  for (const text of [line, ...notes]) print(text)
}

/** Ctrl-C stops at once; SIGTERM gives a load balancer time to send visitors elsewhere. */
const noticeFor = (signal: NodeJS.Signals, { SHUTDOWN_NOTICE_SECONDS }: Config) => ({
  noticeMs: signal === 'SIGTERM' ? SHUTDOWN_NOTICE_SECONDS * 1_000 : 0,
})

async function serve(config: Config, store: Store, log: Log) {
  const assets = await loadAssets(clientFolder)
  const shop = await startShop({ config, store, log, assets, isWarmed: true })
  if (shop.faultReports) reportCrashes(shop.faultReports, assets.buildId)
  return shop
}

/** Starts one process per worker. */
function fork({ WORKERS, PAYMENTS }: Config, store: Store, notes: readonly string[]) {
  const pool = startWorkerPool({
    size: WORKERS,
    environment: { DATABASE_URL: store.url, PAYMENTS: PAYMENTS ?? '' },
    onOpen: (port) =>
      printOpen(`Calder is open at http://localhost:${port} (${WORKERS} processes)`, notes),
    onNeverOpened: () => {
      process.exitCode = 1
      process.kill(process.pid, 'SIGTERM')
    },
  })
  onStopSignal(async (signal) => {
    await pool.stop(signal)
    await store.embedded?.stop()
  })
}

async function runWorker() {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const store = await openStore(config, () => {})
  const shop = await serve(config, store, log)
  onStopSignal((signal) => shop.stop(noticeFor(signal, config)))
}

try {
  await (cluster.isPrimary ? runPrimary() : runWorker())
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`)
  process.exit(1)
}
