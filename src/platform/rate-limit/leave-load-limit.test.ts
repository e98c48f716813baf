import { expect, test } from 'vitest'
import { runUntilLeft } from './leave-load-limit.ts'
import { createLoadLimit, Overloaded } from './load-limit.ts'

const onlyPlace = () => createLoadLimit({ atOnce: 1, waiting: 0 })

test('work that waits for somebody else leaves its place to others', async () => {
  const { run, inFlight } = onlyPlace()
  const { promise: answer, resolve: speak } = Promise.withResolvers<string>()
  const waiting = runUntilLeft(run, async (leavePlace) => {
    leavePlace()
    return answer
  })
  await expect.poll(inFlight).toBe(0)
  expect(await run(() => Promise.resolve('served'))).toBe('served')
  speak('paid')
  expect(await waiting).toBe('paid')
})

test('work that does not leave keeps its place until it is done', async () => {
  const { run, inFlight } = onlyPlace()
  const { promise, resolve } = Promise.withResolvers<string>()
  const working = runUntilLeft(run, () => promise)
  expect(inFlight()).toBe(1)
  await expect(runUntilLeft(run, () => promise)).rejects.toThrow(Overloaded)
  resolve('done')
  expect(await working).toBe('done')
  expect(inFlight()).toBe(0)
})

test('a fault is told, before leaving and after', async () => {
  const { run, inFlight } = onlyPlace()
  const fail = (isLeaving: boolean) =>
    runUntilLeft(run, async (leavePlace) => {
      if (isLeaving) leavePlace()
      await Promise.resolve()
      throw new Error('broken')
    })
  await expect(fail(false)).rejects.toThrow('broken')
  await expect(fail(true)).rejects.toThrow('broken')
  expect(inFlight()).toBe(0)
})
