/**
 * Keep-alive connections that request listings nobody has requested before, as fast as they are answered. Run
 * by `fork` with a Flood as its first argument; sends its parent the status and time of every answer.
 */
import { Agent, request } from 'node:http'

export type Flood = {
  port: number
  connections: number
  /** The number of networks that a proxy says they come from; left out, one. */
  networks?: number
  seconds: number
  /** Requests a second over all connections; left out, each sends the next as soon as the last is answered. */
  perSecond?: number
}
export type FloodAnswer = { status: number; ms: number }

/** Filters that exist, in a mix that no other request has: each is a page of its own. */
let count = Math.floor(Math.random() * 1e6)
function nextPath(): string {
  count += 1
  return `/bikes/?price=${count % 900}_${5_000 + (count % 4_001)}`
}

const nextNetwork = () => {
  const at = count % (flood.networks ?? 1)
  return `198.18.${Math.floor(at / 250)}.${at % 250}`
}

const flood = JSON.parse(process.argv[2] ?? '{}') as Flood
const agent = new Agent({ keepAlive: true, maxSockets: flood.connections })
const answers: FloodAnswer[] = []
const endsAt = performance.now() + flood.seconds * 1000

function send(): Promise<void> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const note = (status: number) => {
      answers.push({ status, ms: performance.now() - startedAt })
      resolve()
    }
    const headers = { 'x-forwarded-for': nextNetwork() }
    request({ agent, host: '127.0.0.1', port: flood.port, path: nextPath(), headers }, (answer) => {
      answer.on('end', () => note(answer.statusCode ?? 0)).resume()
    })
      .on('error', () => note(0))
      .end()
  })
}

async function untilTheEnd(): Promise<void> {
  while (performance.now() < endsAt) await send()
}

async function atRate(perSecond: number): Promise<void> {
  const startedAt = performance.now()
  const pending: Promise<void>[] = []
  while (performance.now() < endsAt) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    while (pending.length < due) pending.push(send())
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(pending)
}

await (flood.perSecond
  ? atRate(flood.perSecond)
  : Promise.all(Array.from({ length: flood.connections }, untilTheEnd)))
process.send?.(answers, () => process.exit())
