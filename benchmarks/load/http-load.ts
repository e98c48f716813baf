/**
 * Requests one URL as fast as it answers, and sends its parent the number of answers. Ready-made load tools
 * parse every answer and use three times the processor time of the server, so that they would measure
 * themselves. Here the length of an answer is learned once for each length of its head, and bytes are counted.
 * Run by `fork` with a Load as its first argument.
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
  let begun: Buffer | null = null
  let size = 0
  let received = 0
  socket.on('data', (chunk) => {
    if (size === 0) {
      begun = begun ? Buffer.concat([begun, chunk]) : chunk
      size = sizeOf(begun)
    }
    received += chunk.length
    if (size === 0 || received < size) return
    if (received > size) throw new Error('More came than was asked for')
    begun = null
    size = 0
    received = 0
    answers += 1
    socket.write(request)
  })
}

const sizes = new Map<number, number>()

/** Of the whole answer, head and body; 0 while the head is incomplete. */
function sizeOf(first: Buffer): number {
  const end = first.indexOf('\r\n\r\n')
  if (end === -1) return 0
  const known = sizes.get(end)
  if (known !== undefined) return known
  const head = first.toString('latin1', 0, end)
  if (!head.startsWith(`HTTP/1.1 ${load.status} `)) throw new Error(`Answered otherwise: ${head}`)
  const size = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  sizes.set(end, size)
  return size
}

for (let i = 0; i < load.connections; i += 1) open()
setTimeout(() => {
  process.send?.(answers, () => process.exit())
}, load.seconds * 1000)
