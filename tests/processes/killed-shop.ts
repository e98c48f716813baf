/** Runs the shop in its own process, on a database that outlives it, and sends its port to the test. */
import { developmentAssets } from '#/platform/http/assets.server.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { startShop } from '#/app/process/process.server.ts'

const { port } = await startShop({
  config: readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    JOBS: 'false',
    PAYMENTS: 'test',
    CART_WRITES_PER_MINUTE: '1000000',
  }),
  store: { url: process.argv[2] ?? '', embedded: null },
  log: createLog('silent', false),
  assets: developmentAssets,
})
process.send?.({ port })
