import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPixelLimit } from './pixel-limit.ts'

/** Starts tasks that the test ends, and lists those that are running. */
function createTasks(maxPixels: number) {
  const run = createPixelLimit(maxPixels)
  const running = new Map<number, { pixels: number; end: () => void }>()
  const begin = (id: number, pixels: number) =>
    run(pixels, () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      running.set(id, { pixels, end: resolve })
      return promise.finally(() => running.delete(id))
    })
  return { begin, running }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('runs drawings in parallel only while their pixels stay within the limit, in order', async () => {
  let drawn = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 30 }),
      async (sizes) => {
        const { begin, running } = createTasks(10)
        const all = sizes.map((pixels, id) => begin(id, pixels))
        const order: number[] = []
        await settle()
        while (running.size > 0) {
          const pixels = [...running.values()].reduce((sum, each) => sum + each.pixels, 0)
          expect(running.size === 1 || pixels <= 10).toBe(true)
          const [[id, first] = [-1, undefined]] = running
          order.push(id)
          first?.end()
          await settle()
        }
        await Promise.all(all)
        expect(order).toEqual(sizes.map((_, id) => id))
        drawn += order.length
      },
    ),
    { numRuns: 50 },
  )
  expect(drawn).toBeGreaterThan(100)
})

test('a failed drawing frees its pixels', async () => {
  const run = createPixelLimit(10)
  await expect(run(10, () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  expect(await run(10, () => Promise.resolve('drawn'))).toBe('drawn')
})
