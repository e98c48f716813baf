import { destination, pino, type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'

export type Log = Logger

/** Pretty on a terminal, JSON lines otherwise. Callers log what they name, never a whole request. */
export function createLog(level: string, terminal = process.stdout.isTTY): Log {
  return pino({ level, base: null }, terminal ? prettyStream() : bufferedStream())
}

const prettyStream = (): DestinationStream =>
  pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true, sync: true })

/** A line a request is a system call a request unless they are written several at a time. */
function bufferedStream(): DestinationStream {
  const stream = destination({ dest: 1, minLength: 4096, sync: false })
  setInterval(() => stream.flush(), 500).unref()
  return stream
}
