import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { receiveBody, SlowBody } from './request-body.server.ts'

type Received = { text: string } | { problem: unknown }

/** Sends a request in these pieces and returns the part that a server receives. */
async function received(pieces: readonly string[], withinMs = 10_000): Promise<Received> {
  const { promise, resolve } = Promise.withResolvers<Received>()
  const server = createServer((req: IncomingMessage, res) => {
    receiveBody(req, { maxBytes: 10, withinMs }).then(
      (body) => resolve({ text: body.toString() }),
      (problem: unknown) => resolve({ problem }),
    )
    void promise.then(() => res.end('answered'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  for (const piece of pieces) socket.write(piece)
  const outcome = await promise
  // The client can still get a response, also when its body was refused.
  expect(String(await once(socket, 'data'))).toContain('answered')
  return outcome
}

const head = (fields: string) => `POST / HTTP/1.1\r\nhost: localhost\r\n${fields}\r\n\r\n`

test('receives a whole body in any number of pieces', async () => {
  expect(await received([head('content-length: 6'), 'abc', 'def'])).toEqual({ text: 'abcdef' })
  const chunked = [head('transfer-encoding: chunked'), '3\r\nabc\r\n', '2\r\nde\r\n0\r\n\r\n']
  expect(await received(chunked)).toEqual({ text: 'abcde' })
})

test('does not wait for a body when there is none', async () => {
  expect(await received([head('content-length: 0')])).toEqual({ text: '' })
})

test('does not receive a body that is announced too large', async () => {
  expect(await received([head('content-length: 11')])).toEqual({ text: '' })
})

test('stops receiving a body once it is too large', async () => {
  const outcome = await received([head('transfer-encoding: chunked'), 'b\r\nabcdefghijk\r\n'])
  expect(outcome).toEqual({ text: 'abcdefghijk' })
})

test('rejects when the body does not arrive in time', async () => {
  const outcome = await received([head('content-length: 6'), 'abc'], 30)
  expect(outcome).toEqual({ problem: expect.any(SlowBody) })
})
