import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { atEndOfFile } from '../../../tests/helpers/end-of-file.ts'
import { limitArrival } from './arrival-limit.server.ts'

/** A server that reads the body only if the path says so, and answers when it has. */
async function serverWithin(withinMs: number, pace?: Parameters<typeof limitArrival>[1]['pace']) {
  const arrived = new Map<string, IncomingMessage>()
  const server = createServer((req, res) => {
    limitArrival(req, { withinMs, ...(pace && { pace }) })
    arrived.set(req.url ?? '', req)
    if (req.url === '/unread') return
    req.once('end', () => res.end('read')).resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEndOfFile(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  const send = (path: string, headers: Record<string, string> = {}) =>
    request({ host: '127.0.0.1', port, path, method: 'POST', headers })
  return { send, arrived }
}

test.each([
  ['with a length', '/', { 'content-length': '10' }],
  ['without a length', '/', { 'transfer-encoding': 'chunked' }],
  ['that nobody reads', '/unread', { 'content-length': '10' }],
])('a body %s that does not arrive in time is cut off', async (_, path, headers) => {
  const { send } = await serverWithin(50)
  const outgoing = send(path, headers)
  outgoing.write('half')
  const [problem] = (await once(outgoing, 'error')) as [NodeJS.ErrnoException]
  expect(problem.code).toBe('ECONNRESET')
})

test('a body that arrives in time is answered', async () => {
  const { send } = await serverWithin(60_000)
  const outgoing = send('/', { 'content-length': '4' })
  outgoing.write('ha')
  outgoing.end('lf')
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  expect(await text(incoming)).toBe('read')
})

test('an answer that takes longer than the body may is not cut off', async () => {
  const { send, arrived } = await serverWithin(20)
  const outgoing = send('/', { 'content-length': '4' })
  outgoing.end('half')
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  await new Promise((resolve) => {
    setTimeout(resolve, 60)
  })
  expect(arrived.get('/')?.socket.destroyed).toBe(false)
  expect(await text(incoming)).toBe('read')
})

const pace = { bytesPerSecond: 1_000, behindMs: 300 }
const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

test.each([
  ['sends a byte now and then', 1],
  ['has sent much and then almost stops', 50_000],
])('a sender who %s is cut off', async (_, first) => {
  const { send } = await serverWithin(60_000, pace)
  const outgoing = send('/', { 'content-length': '100000' })
  const failed = once(outgoing, 'error') as Promise<[NodeJS.ErrnoException]>
  outgoing.write('x'.repeat(first))
  const dripping = setInterval(() => outgoing.write('x'), 50)
  const [problem] = await failed.finally(() => clearInterval(dripping))
  expect(['ECONNRESET', 'EPIPE']).toContain(problem.code)
})

test('a sender who keeps the pace is not cut off, however long it takes', async () => {
  const { send } = await serverWithin(60_000, pace)
  const outgoing = send('/', { 'content-length': '10000' })
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  for (let sent = 0; sent < 10_000; sent += 1_000) {
    outgoing.write('x'.repeat(1_000))
    await pause(100)
  }
  outgoing.end()
  const [incoming] = await answered
  expect(await text(incoming)).toBe('read')
})

test('a sender whose body nobody reads yet is not blamed for it', async () => {
  const { send, arrived } = await serverWithin(60_000, pace)
  const outgoing = send('/unread', { 'content-length': '1000' })
  outgoing.on('error', () => {})
  outgoing.write('x')
  await pause(900)
  expect(arrived.get('/unread')?.socket.destroyed).toBe(false)
})
