/** Stands in for the shop's server: a worker pool that prints who serves; started by a test. */
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { existsSync } from 'node:fs'
import { startWorkerPool } from '#/app/process/worker-pool.ts'

const [size = '2', brokenMark = ''] = process.argv.slice(2)

if (cluster.isPrimary) {
  const pool = startWorkerPool({
    size: Number(size),
    environment: {},
    onOpen: (port) => console.log(`open ${port}`),
    onNeverOpened: () => {
      console.log('never opened')
      void pool.stop('SIGTERM').then(() => process.exit(1))
    },
  })
  process.once('SIGTERM', (signal) => void pool.stop(signal).then(() => process.exit(0)))
} else {
  if (existsSync(brokenMark)) process.exit(1)
  const server = createServer((_request, response) => response.end('here'))
  server.listen(0, '127.0.0.1', () => console.log(`serving ${process.pid}`))
  process.once('SIGTERM', () => server.close(() => process.exit(0)))
}
