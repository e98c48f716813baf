import { createServer, isRunnableDevEnvironment } from 'vite'
import type * as PaymentSetup from '../src/checkout/payment/payment-setup.server.ts'
import type * as Process from '../src/app/process/process.server.ts'
import type { Shop } from '../src/app/process/process.server.ts'
import type * as PrepareModule from '../src/app/process/prepare-store.server.ts'
import type { Store } from '../src/app/process/prepare-store.server.ts'
import type * as AssetsModule from '../src/platform/http/assets.server.ts'
import type * as ConfigModule from '../src/platform/config/config.server.ts'
import type * as LogModule from '../src/platform/config/log.server.ts'
import { readSettingsFile } from './settings-file.ts'

/** The shop from its sources: the browser's part is replaced in place, the server's starts anew on a change. */
readSettingsFile()
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error('Vite has no server environment to run the shop in')
const load = <Module>(path: string) => ssr.runner.import<Module>(path)

/** Opened once: a start on every change would hold on to Postgres once more each time. */
let store: Store | null = null

async function start(): Promise<Shop> {
  const { startShop } = await load<typeof Process>('/src/app/process/process.server.ts')
  const { openStore, prepareStore } = await load<typeof PrepareModule>(
    '/src/app/process/prepare-store.server.ts',
  )
  const { readConfig } = await load<typeof ConfigModule>('/src/platform/config/config.server.ts')
  const { createLog } = await load<typeof LogModule>('/src/platform/config/log.server.ts')
  const { developmentAssets } = await load<typeof AssetsModule>(
    '/src/platform/http/assets.server.ts',
  )
  const { setUpPayments } = await load<typeof PaymentSetup>(
    '/src/checkout/payment/payment-setup.server.ts',
  )
  const { config, notes } = setUpPayments(readConfig(process.env))
  for (const note of notes) console.log(note)
  const log = createLog(config.LOG_LEVEL)
  store ??= await openStore(config, console.log)
  const database = await prepareStore(store, {
    log,
    print: console.log,
    withDemoShop: config.DEMO_SHOP,
  })
  await database.close()
  return startShop({
    config,
    store,
    log,
    assets: developmentAssets,
    wrap: (web) => (req, res) => vite.middlewares(req, res, () => web.handle(req, res)),
  })
}

let shop: Shop | null = await start()
console.log(`Calder is open at http://localhost:${shop.port} and follows your changes`)

/** A source that does not load closes the shop until it is fixed, but does not end the command. */
async function startAnew() {
  await shop?.stop()
  shop = null
  try {
    shop = await start()
  } catch (error) {
    console.error(error)
  }
}

let wait: NodeJS.Timeout | undefined
/** One restart after the other, however fast somebody saves. */
let restarts: Promise<void> = Promise.resolve()
vite.watcher.on('change', (file) => {
  if (!file.includes('/src/')) return
  clearTimeout(wait)
  wait = setTimeout(() => {
    restarts = restarts.then(startAnew)
  }, 100)
})

async function end() {
  clearTimeout(wait)
  await restarts
  await shop?.stop()
  await store?.embedded?.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
