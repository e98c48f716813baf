/** Prepares the database like a starting shop and prints what it did; started by a test. */
import { createLog } from '#/platform/config/log.server.ts'
import { prepareStore } from '#/app/process/prepare-store.server.ts'
import { describeStartError } from '#/app/process/start-error.server.ts'

const [url = ''] = process.argv.slice(2)

try {
  const database = await prepareStore(
    { url, embedded: null },
    { log: createLog('silent', false), print: console.log, withDemoShop: true },
  )
  const { rows } = await database.pool.query<{ count: string }>('select count(*) from products')
  console.log(`products ${rows[0]?.count}`)
  await database.close()
} catch (error) {
  console.error(describeStartError(error))
  process.exitCode = 1
}
