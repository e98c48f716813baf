import { expect, test } from 'vitest'
import { createLoadLimit, Overloaded } from './load-limit.ts'

const job = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, finish: resolve }
}

test('so many run, so many wait, the rest is refused at once', async () => {
  const limit = createLoadLimit({ atOnce: 1, waiting: 1 })
  const [first, second] = [job(), job()]
  const running = limit.run(first.work)
  const waiting = limit.run(second.work)
  await expect(limit.run(job().work)).rejects.toThrow(Overloaded)
  first.finish()
  second.finish()
  await Promise.all([running, waiting])
  expect(limit.inFlight()).toBe(0)
})

test('a job that fails gives its place back', async () => {
  const limit = createLoadLimit({ atOnce: 1, waiting: 0 })
  await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(limit.run(() => Promise.resolve('next'))).resolves.toBe('next')
})
