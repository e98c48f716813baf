import type { DestinationStream } from 'pino'
import { jsonLines, type Log } from '#/platform/config/log.server.ts'
import type { PageTimes } from './page-times.server.ts'

export type RequestLine = {
  id: string | undefined
  method: string | undefined
  route: string
  path: string
  status: number
  ms: number
  /** Only if a page was rendered for it. */
  page?: PageTimes | undefined
}

/**
 * Logs one line per request, formatted by hand where lines are JSON: for a stored page the general logger
 * costs a tenth of the whole response. Requests that end in the same turn are written together.
 */
export function createRequestLog(
  log: Log,
  stream: DestinationStream | null = process.stdout.isTTY ? null : jsonLines(),
) {
  if (!log.isLevelEnabled('info')) return () => {}
  if (!stream) return (line: RequestLine) => log.info(line, 'request')
  let lines = ''
  const flush = () => {
    stream.write(lines)
    lines = ''
  }
  return (line: RequestLine) => {
    if (lines === '') setImmediate(flush)
    lines += requestLine(line, Date.now())
  }
}

/** The same line that the logger would write; only a path may need escaping. */
export function requestLine(
  { id, method, route, path, status, ms, page }: RequestLine,
  time: number,
): string {
  const parts = page ? `,"page":${JSON.stringify(page)}` : ''
  return `{"level":30,"time":${time},"id":"${id}","method":"${method}","route":"${route}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}${parts},"msg":"request"}\n`
}
