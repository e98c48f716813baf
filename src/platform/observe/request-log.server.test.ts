import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DestinationStream } from 'pino'
import { expect, test } from 'vitest'
import { type Log, logTo } from '#/platform/config/log.server.ts'
import { createRequestLog, requestLine, type RequestLine } from './request-log.server.ts'

const line: RequestLine = {
  id: 'a-1',
  method: 'GET',
  route: '/blog/:slug',
  path: '/blog/"quoted"\nline/',
  status: 200,
  ms: 1.5,
}

type Run = (log: Log, stream: DestinationStream) => void

async function written(run: Run, level = 'info'): Promise<string[]> {
  let text = ''
  const stream = { write: (more: string) => void (text += more) }
  run(logTo(stream, level), stream)
  await nextTurn()
  return text.split('\n').slice(0, -1)
}

const rendered: RequestLine = { ...line, page: { wait: 0, load: 12.5, render: 4 } }

test.each([line, rendered])('the hand-written line equals the logger’s', async (each) => {
  const [byLogger = ''] = await written((log) => log.info(each, 'request'))
  const { time, ...fields } = JSON.parse(byLogger) as Record<string, unknown>
  expect(JSON.parse(requestLine(each, Number(time)))).toEqual({ time, ...fields })
})

test('every request has its own line, and no path can break out of it', async () => {
  const lines = await written((log, stream) => {
    const write = createRequestLog(log, stream)
    write(line)
    write({ ...line, id: 'a-2' })
  })
  expect(lines.map((each) => (JSON.parse(each) as RequestLine).id)).toEqual(['a-1', 'a-2'])
})

test('logs no requests below the info level', async () => {
  expect(await written((log, stream) => createRequestLog(log, stream)(line), 'warn')).toEqual([])
})
