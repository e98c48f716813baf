import { destination, pino, type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'
import {
  messageWithoutValues,
  ownStackWithoutValues,
} from '#/platform/observe/error-text.server.ts'

export type Log = Logger

/** Pretty on a terminal, JSON lines otherwise. Callers log named fields, never a whole request. */
export function createLog(level: string, terminal = process.stdout.isTTY): Log {
  return logTo(terminal ? prettyStream() : jsonLines(), level)
}

type ErrorListener = (error: Error, message: string) => void

const errorListeners = new Set<ErrorListener>()

/** Calls back with every error that this process logs as one; returns how to end that. */
export function onLoggedError(listener: ErrorListener): () => void {
  errorListeners.add(listener)
  return () => void errorListeners.delete(listener)
}

/** The number of pino's level "error". */
const errorLevel = 50

function notifyListeners([fields, message]: readonly unknown[]): void {
  const error: unknown = typeof fields === 'object' && fields ? Reflect.get(fields, 'err') : null
  if (!(error instanceof Error)) return
  for (const listener of errorListeners) listener(error, typeof message === 'string' ? message : '')
}

export const logTo = (stream: DestinationStream, level: string): Log =>
  pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      hooks: {
        logMethod(input, method, at) {
          if (at >= errorLevel && errorListeners.size > 0) notifyListeners(input)
          method.apply(this, input)
        },
      },
    },
    stream,
  )

const prettyStream = (): DestinationStream =>
  pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true, sync: true })

let lines: DestinationStream | undefined

/** The destination of JSON lines. All share one buffer, since two would mix their lines. */
export const jsonLines = (): DestinationStream => (lines ??= bufferedStream())

/** Lines are written several at a time; otherwise every request would cost a system call. */
function bufferedStream(): DestinationStream {
  const stream = destination({ dest: 1, minLength: 8_192, sync: false })
  setInterval(() => stream.flush(), 500).unref()
  return stream
}

type Described = { type: string; message: string; code?: string; stack?: string; cause?: unknown }

/** A failed query quotes what shoppers typed in its message, stack and details; none of it may be stored in a log. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const described: Described = { type: error.name, message: messageWithoutValues(error) }
  if ('code' in error && typeof error.code === 'string') described.code = error.code
  if (error.stack) described.stack = ownStackWithoutValues(error)
  if (error.cause) described.cause = describeError(error.cause)
  return described
}
