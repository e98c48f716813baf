import { expect, test, vi } from 'vitest'
import { createLoadLimit, Overloaded } from './load-limit.ts'
import { networkOf } from './network.ts'

const job = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, finish: resolve }
}

test('runs and queues up to the limits and refuses the rest at once', async () => {
  const limit = createLoadLimit({ atOnce: 1, waiting: 1 })
  const [first, second] = [job(), job()]
  const running = limit.run(first.work)
  const waiting = limit.run(second.work)
  await expect(limit.run(job().work)).rejects.toThrow(Overloaded)
  first.finish()
  second.finish()
  await Promise.all([running, waiting])
  await expect(limit.run(() => Promise.resolve('next'))).resolves.toBe('next')
})

test('failed work releases its slot', async () => {
  const limit = createLoadLimit({ atOnce: 1, waiting: 0 })
  await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(limit.run(() => Promise.resolve('next'))).resolves.toBe('next')
})

test('queued work does not wait for ever behind work that hangs', async () => {
  vi.useFakeTimers()
  try {
    const limit = createLoadLimit({ atOnce: 1, waiting: 5, waitMs: 1_000 })
    const hanging = job()
    const running = limit.run(hanging.work)
    const waiting = limit.run(() => Promise.resolve()).catch((problem: unknown) => problem)
    await vi.advanceTimersByTimeAsync(1_001)
    expect(await waiting).toBeInstanceOf(Overloaded)
    hanging.finish()
    await running
    await expect(limit.run(() => Promise.resolve('next'))).resolves.toBe('next')
  } finally {
    vi.useRealTimers()
  }
})

test('one network cannot take the slots of all others', async () => {
  const limit = createLoadLimit({ atOnce: 1, waiting: 10, perNetwork: 2 })
  const [flood, shopper] = [networkOf('192.0.2.1'), networkOf('198.51.100.7')]
  const first = job()
  const running = limit.run(first.work, flood)
  const waiting = limit.run(() => Promise.resolve(), flood)
  await expect(limit.run(() => Promise.resolve(), flood)).rejects.toThrow(Overloaded)
  const other = limit.run(() => Promise.resolve('served'), shopper)
  first.finish()
  await Promise.all([running, waiting])
  await expect(other).resolves.toBe('served')
  await expect(limit.run(() => Promise.resolve('again'), flood)).resolves.toBe('again')
})

test('is full exactly where run would refuse', async () => {
  const limit = createLoadLimit({ atOnce: 1, waiting: 1, perNetwork: 2 })
  const [flood, shopper] = [networkOf('192.0.2.1'), networkOf('198.51.100.7')]
  const [first, second] = [job(), job()]
  const running = limit.run(first.work, flood)
  expect(limit.isFull(flood)).toBe(false)
  const waiting = limit.run(second.work, flood)
  expect(limit.isFull(flood)).toBe(true)
  expect(limit.isFull(shopper)).toBe(true)
  first.finish()
  await running
  expect(limit.isFull(shopper)).toBe(false)
  second.finish()
  await waiting
})

test('is full for a network that has used its share', async () => {
  const limit = createLoadLimit({ atOnce: 5, waiting: 5, perNetwork: 1 })
  const [flood, shopper] = [networkOf('192.0.2.1'), networkOf('198.51.100.7')]
  const first = job()
  const running = limit.run(first.work, flood)
  expect(limit.isFull(flood)).toBe(true)
  expect(limit.isShareUsedUp(flood)).toBe(true)
  expect(limit.isFull(shopper)).toBe(false)
  expect(limit.isShareUsedUp(shopper)).toBe(false)
  first.finish()
  await running
})

test('work begins only after its turn', async () => {
  const turn = job()
  const limit = createLoadLimit({ atOnce: 1, waiting: 0, turn: turn.work })
  let hasBegun = false
  const running = limit.run(async () => {
    hasBegun = true
  })
  await Promise.resolve()
  expect(hasBegun).toBe(false)
  turn.finish()
  await running
  expect(hasBegun).toBe(true)
})
