/** Bare `node:http` that sends the bytes and headers of a shop's response, and the load on either. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Load } from './http-load.ts'
import { processorSeconds, type Server } from './shop-process.ts'

export type Target = { path: string; headers: Record<string, string>; status: number }

export const browserHeaders = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
  Cookie: 'i18n_redirected=en; location_country=gb',
}

function serveBare() {
  process.once('message', ({ head, body }: { head: [string, string][]; body: string }) => {
    const bytes = Buffer.from(body, 'base64')
    const ready = head.flat()
    const server = createServer((_, res) => res.writeHead(200, ready).end(bytes))
    server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
  })
}

export async function startBare(shop: Server, { path, headers }: Target): Promise<Server> {
  const url = `http://127.0.0.1:${shop.port}${path}`
  const answer = await fetch(url, { headers })
  const plain = await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'identity' } })
  const size = Number(answer.headers.get('content-length'))
  console.log(
    `${path}: ${(await plain.text()).length} characters, ${size} bytes in ${answer.headers.get('content-encoding')}`,
  )
  const skipped = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  const head = [...answer.headers].filter(([name]) => !skipped.has(name))
  const child = fork(import.meta.filename, ['bare'])
  child.send({ head, body: Buffer.alloc(size, 'x').toString('base64') })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, child }
}

async function failureOf(client: ChildProcess): Promise<never> {
  await once(client, 'exit')
  throw new Error('The load stopped before its end')
}

export async function measure(
  server: Server,
  target: Target,
  { connections, seconds }: Pick<Load, 'connections' | 'seconds'>,
) {
  const load: Load = { ...target, port: server.port, connections, seconds }
  const before = processorSeconds(server)
  const client = fork(join(import.meta.dirname, 'http-load.ts'), [JSON.stringify(load)])
  const [answers] = (await Promise.race([once(client, 'message'), failureOf(client)])) as [number]
  return {
    perSecond: answers / seconds,
    perProcessorSecond: answers / (processorSeconds(server) - before),
  }
}

if (process.argv[1] === import.meta.filename && process.argv[2] === 'bare') serveBare()
