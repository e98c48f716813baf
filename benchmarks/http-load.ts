/**
 * Asks one address as fast as it answers and tells its parent how often that was.
 *
 * Ready-made load tools parse every answer and use three times the processor of the server they are
 * to measure, so that one measures them. Here all answers have one length, learned from the first, and
 * bytes are counted. Run by `fork` with a Load as its first argument.
 */
import { connect } from 'node:net'

export type Load = {
  port: number
  path: string
  headers: Record<string, string>
  status: number
  connections: number
  seconds: number
}

const load = JSON.parse(process.argv[2] ?? '{}') as Load
const headLines = Object.entries(load.headers).map(([name, value]) => `${name}: ${value}\r\n`)
const request = Buffer.from(
  `GET ${load.path} HTTP/1.1\r\nHost: 127.0.0.1:${load.port}\r\n${headLines.join('')}\r\n`,
)
let answers = 0

function open(): void {
  const socket = connect(load.port, '127.0.0.1', () => socket.write(request)).setNoDelay()
  let first = Buffer.alloc(0)
  let size = 0
  let received = 0
  socket.on('data', (chunk) => {
    if (size === 0) {
      first = Buffer.concat([first, chunk])
      size = sizeOf(first)
    }
    received += chunk.length
    if (size === 0 || received < size) return
    if (received > size) throw new Error('The answers differ in length')
    received = 0
    answers += 1
    socket.write(request)
  })
}

/** Of the whole answer, head and body; 0 while the head is incomplete. */
function sizeOf(first: Buffer): number {
  const end = first.indexOf('\r\n\r\n')
  if (end === -1) return 0
  const head = first.toString('latin1', 0, end)
  if (!head.startsWith(`HTTP/1.1 ${load.status} `)) throw new Error(`Answered otherwise: ${head}`)
  return end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
}

for (let i = 0; i < load.connections; i += 1) open()
setTimeout(() => {
  process.send?.(answers, () => process.exit())
}, load.seconds * 1000)
