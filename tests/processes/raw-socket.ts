import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection on which a test writes any bytes, like a malicious client. */
export async function rawSocket(origin: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname).on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Resolves when either side closes the connection, in any way. */
export const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('close', () => resolve()).resume()
  })

/** The head of a POST and the first byte of its body; the rest is never sent. */
export const halfSent = (path: string, type: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `content-type: ${type}`,
    'sec-fetch-site: same-origin',
    'content-length: 5000',
    '',
    '{',
  ].join('\r\n')
