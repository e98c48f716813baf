import cluster from 'node:cluster'
import { resolve } from 'node:path'
import { EmbeddedPostgresError } from './db/embedded-error.server.ts'
import { NewerDatabaseError, NoDatabaseError } from './db/migrate.server.ts'
import { loadAssets } from './platform/assets.server.ts'
import { ConfigError, readConfig, type Config } from './platform/config.server.ts'
import { createLog, type Log } from './platform/log.server.ts'
import { openStore, PortTakenError, prepareStore, startShop, type Store } from './process.server.ts'
import { seedWhenEmpty } from './seed.server.ts'
import { onStopSignal } from './stop-signal.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const clientFolder = resolve('build/client')

/** What a person can mend himself is told in one sentence; everything else with its stack. */
const isForPeople = (error: unknown) =>
  [ConfigError, PortTakenError, NewerDatabaseError, NoDatabaseError, EmbeddedPostgresError].some(
    (kind) => error instanceof kind,
  )

async function runPrimary() {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const store = await openStore(config, say)
  const database = await prepareStore(store, log)
  await seedWhenEmpty(database.db, say)
  await database.close()
  if (config.WORKERS > 1) return fork(config, store)
  const shop = await serve(config, store, log)
  say(`Calder is open at http://localhost:${shop.port}`)
  onStopSignal(async (signal) => {
    await shop.stop(noticeFor(signal))
    await store.embedded?.stop()
  })
}

/** Whoever presses Ctrl-C wants the shop closed; who sends SIGTERM may have visitors to lead elsewhere. */
const noticeFor = (signal: NodeJS.Signals) => ({ noticeMs: signal === 'SIGTERM' ? 1_000 : 0 })

function serve(config: Config, store: Store, log: Log) {
  return loadAssets(clientFolder).then((assets) => startShop({ config, store, log, assets }))
}

/** One process a core: they share nothing but Postgres and the port. */
function fork(config: Config, store: Store) {
  const environment = { DATABASE_URL: store.url }
  let isStopping = false
  for (let index = 0; index < config.WORKERS; index += 1) cluster.fork(environment)
  const opened = new Set<number>()
  cluster.on('listening', ({ id }, { port }) => {
    opened.add(id)
    if (opened.size === config.WORKERS)
      say(`Calder is open at http://localhost:${port} (${config.WORKERS} processes)`)
  })
  cluster.on('exit', (worker) => {
    if (isStopping) return
    // One that never got to serve has said why; another would only say it again.
    if (opened.has(worker.id)) cluster.fork(environment)
    else {
      process.exitCode = 1
      process.kill(process.pid, 'SIGTERM')
    }
  })
  onStopSignal(async (signal) => {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
    await Promise.all(
      workers.map((worker) => {
        worker.process.kill(signal)
        return new Promise((exited) => worker.once('exit', exited))
      }),
    )
    await store.embedded?.stop()
  })
}

async function runWorker() {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const store = await openStore(config, () => {})
  const shop = await serve(config, store, log)
  onStopSignal((signal) => shop.stop(noticeFor(signal)))
}

try {
  await (cluster.isPrimary ? runPrimary() : runWorker())
} catch (error) {
  process.stderr.write(
    isForPeople(error) ? `${(error as Error).message}\n` : `${String((error as Error).stack)}\n`,
  )
  process.exit(1)
}
