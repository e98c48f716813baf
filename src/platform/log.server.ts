import { pino, type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'

export type Log = Logger

/** Pretty on a terminal, JSON lines otherwise. Bodies, cookies and query strings never get here. */
export function createLog(level: string, terminal = process.stdout.isTTY): Log {
  const options = {
    level,
    redact: ['*.password', '*.token', '*.email', '*.cookie', '*.authorization'],
    base: null,
  }
  return terminal ? pino(options, prettyStream()) : pino(options)
}

const prettyStream = (): DestinationStream =>
  pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true, sync: true })
