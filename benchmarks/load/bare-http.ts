/** Bare `node:http` that sends the bytes and headers of a shop's response, and the load on either. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Load } from './http-load.ts'
import { processorSeconds, type Server } from '../shop-process.ts'

export type Target = { path: string; headers: Record<string, string>; status: number }
type Contestant = Target & { name: string; server: Server }
type Score = { perSecond: number; perProcessorSecond: number }

export const browserHeaders = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
  Cookie: 'i18n_redirected=en; location_country=gb',
}

function serveBare() {
  process.once('message', ({ head, body }: { head: string[]; body: string }) => {
    const bytes = Buffer.from(body, 'base64')
    const server = createServer((_, res) => res.writeHead(200, head).end(bytes))
    server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
  })
}

/** Answers every request at once with these bytes: the most that client and machine allow. */
export async function startBareWith(body: Buffer, head: string[] = []): Promise<Server> {
  const child = fork(import.meta.filename, ['bare'])
  child.send({ head, body: body.toString('base64') })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, child }
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
  const head = [...answer.headers].filter(([name]) => !skipped.has(name)).flat()
  return startBareWith(Buffer.alloc(size, 'x'), head)
}

async function failureOf(client: ChildProcess): Promise<never> {
  await once(client, 'exit')
  throw new Error('The load stopped before its end')
}

async function measure(
  { server, path, headers, status }: Contestant,
  { connections, seconds }: Pick<Load, 'connections' | 'seconds'>,
): Promise<Score> {
  const load: Load = { path, headers, status, port: server.port, connections, seconds }
  const before = processorSeconds(server)
  const client = fork(join(import.meta.dirname, 'http-load.ts'), [JSON.stringify(load)])
  const [answers] = (await Promise.race([once(client, 'message'), failureOf(client)])) as [number]
  return {
    perSecond: answers / seconds,
    perProcessorSecond: answers / (processorSeconds(server) - before),
  }
}

/**
 * Lets contestants take turns, the other way round in every second round, so that none always follows the same one:
 * the machine's speed changes within seconds. The first rounds let the compiler optimise the code and do not count.
 */
export async function takeTurns(
  contestants: readonly Contestant[],
  {
    rounds,
    unmeasured = 1,
    ...load
  }: Pick<Load, 'connections' | 'seconds'> & { rounds: number; unmeasured?: number },
): Promise<Map<string, Score[]>> {
  const scores = new Map(contestants.map(({ name }) => [name, [] as Score[]]))
  for (let round = 0; round < unmeasured + rounds; round += 1)
    for (const contestant of round % 2 ? contestants.toReversed() : contestants) {
      const score = await measure(contestant, load)
      if (round >= unmeasured) scores.get(contestant.name)?.push(score)
    }
  return scores
}

if (process.argv[1] === import.meta.filename && process.argv[2] === 'bare') serveBare()
