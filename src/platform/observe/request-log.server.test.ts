import { setImmediate as nextTurn } from 'node:timers/promises'
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

async function written(run: (log: Log) => void, level = 'info'): Promise<string[]> {
  let text = ''
  run(logTo({ write: (more) => void (text += more) }, level))
  await nextTurn()
  return text.split('\n').slice(0, -1)
}

test('the hand-written line equals the logger’s', async () => {
  const [byLogger = ''] = await written((log) => log.info(line, 'request'))
  const { time, ...fields } = JSON.parse(byLogger) as Record<string, unknown>
  expect(JSON.parse(requestLine(line, Number(time)))).toEqual({ time, ...fields })
})

test('every request has its own line, and no path can break out of it', async () => {
  const lines = await written((log) => {
    const write = createRequestLog(log, false)
    write(line)
    write({ ...line, id: 'a-2' })
  })
  expect(lines.map((each) => (JSON.parse(each) as RequestLine).id)).toEqual(['a-1', 'a-2'])
})

test('logs no requests below the info level', async () => {
  expect(await written((log) => createRequestLog(log, false)(line), 'warn')).toEqual([])
})
