import { afterEach, expect, test, vi } from 'vitest'
import { logTo } from '#/platform/config/log.server.ts'
import { createRefusalLog } from './refusal-log.server.ts'

afterEach(() => void vi.useRealTimers())

test('refusals of a second are one line', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const noteRefusal = createRefusalLog(logTo({ write: (line) => void lines.push(line) }, 'info'))
  for (let i = 0; i < 300; i += 1) noteRefusal()
  expect(lines).toEqual([])
  vi.advanceTimersByTime(1_000)
  noteRefusal()
  vi.advanceTimersByTime(5_000)
  expect(lines.map((line) => (JSON.parse(line) as { refused: number }).refused)).toEqual([300, 1])
})
