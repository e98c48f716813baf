import { expect, test } from 'vitest'
import { type Log, logTo } from './log.server.ts'
import { createRequestLog, requestLine, type RequestLine } from './request-log.server.ts'

const line: RequestLine = {
  id: 'a-1',
  method: 'GET',
  route: '/blog/:slug',
  path: '/blog/"quoted"\nline/',
  status: 200,
  ms: 1.5,
}

function written(run: (log: Log) => void, level = 'info'): string[] {
  const lines: string[] = []
  run(logTo({ write: (text) => void lines.push(text) }, level))
  return lines
}

test('the line written by hand says what the logger would say', () => {
  const [byLogger = ''] = written((log) => log.info(line, 'request'))
  const { time, ...said } = JSON.parse(byLogger) as Record<string, unknown>
  expect(JSON.parse(requestLine(line, Number(time)))).toEqual({ time, ...said })
})

test('a path cannot break out of its line', () => {
  expect(written((log) => createRequestLog(log, false)(line))).toHaveLength(1)
  expect(requestLine(line, 0).trimEnd()).not.toContain('\n')
})

test('where requests are not to be logged, none is', () => {
  expect(written((log) => createRequestLog(log, false)(line), 'warn')).toEqual([])
})
