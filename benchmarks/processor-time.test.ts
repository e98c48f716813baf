import { expect, test } from 'vitest'
import { withoutWaiting } from './processor-time.ts'

const thread = { pid: 1, tid: 1 }

test('a task is as long as it used the processor, and what happens in it follows by the same clock', () => {
  const { traceEvents } = withoutWaiting({
    traceEvents: [
      { ...thread, name: 'RunTask', ph: 'X', ts: 1_000, dur: 400, tts: 50, tdur: 100 },
      { ...thread, name: 'Layout', ph: 'X', ts: 1_300, dur: 90, tts: 110, tdur: 30 },
      { ...thread, name: 'mark', ph: 'I', ts: 1_200 },
      { ...thread, name: 'between tasks', ph: 'I', ts: 1_500 },
      { ...thread, tid: 2, name: 'another thread', ph: 'X', ts: 1_100, dur: 80 },
    ],
  })

  expect(traceEvents.map(({ name, ts, dur }) => [name, ts, dur])).toEqual([
    ['RunTask', 1_000, 100],
    ['Layout', 1_060, 30],
    ['mark', 1_050, undefined],
    ['between tasks', 1_500, undefined],
    ['another thread', 1_100, 80],
  ])
})
