import { expect, test } from 'vitest'
import { runUntilLeft } from './leave-load-limit.ts'
import { createLoadLimit, Overloaded } from './load-limit.ts'
import { networkOf } from './network.ts'

const oneSlot = () => {
  const { run, isFull } = createLoadLimit({ atOnce: 1, waiting: 0 })
  return { run, isTaken: () => isFull(networkOf('192.0.2.1')) }
}

test('work that waits for a third party releases its slot', async () => {
  const { run, isTaken } = oneSlot()
  const { promise: answer, resolve: respond } = Promise.withResolvers<string>()
  const waiting = runUntilLeft(run, async (releaseSlot) => {
    releaseSlot()
    return answer
  })
  await expect.poll(isTaken).toBe(false)
  expect(await run(() => Promise.resolve('served'))).toBe('served')
  respond('paid')
  expect(await waiting).toBe('paid')
})

test('work that does not release its slot keeps it until it is done', async () => {
  const { run, isTaken } = oneSlot()
  const { promise, resolve } = Promise.withResolvers<string>()
  const working = runUntilLeft(run, () => promise)
  expect(isTaken()).toBe(true)
  await expect(runUntilLeft(run, () => promise)).rejects.toThrow(Overloaded)
  resolve('done')
  expect(await working).toBe('done')
  expect(isTaken()).toBe(false)
})

test('a fault rejects, before and after the slot is released', async () => {
  const { run, isTaken } = oneSlot()
  const fail = (isLeaving: boolean) =>
    runUntilLeft(run, async (releaseSlot) => {
      if (isLeaving) releaseSlot()
      await Promise.resolve()
      throw new Error('broken')
    })
  await expect(fail(false)).rejects.toThrow('broken')
  await expect(fail(true)).rejects.toThrow('broken')
  expect(isTaken()).toBe(false)
})
