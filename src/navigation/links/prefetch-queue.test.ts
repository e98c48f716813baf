import { expect, test } from 'vitest'
import { createPrefetchQueue } from './prefetch-queue.ts'

const page = (path: string) => new URL(path, 'https://shop.example')

function aQueue(given: { connection?: object; holds?: boolean } = {}) {
  const requested: string[] = []
  const open = new Map<string, { arrive: () => void; fail: () => void }>()
  let maxConcurrent = 0
  const prefetch = createPrefetchQueue({
    load: (target) => {
      requested.push(target.pathname)
      return new Promise<void>((resolve, reject) => {
        const close = (settle: () => void) => () => {
          open.delete(target.pathname)
          settle()
        }
        open.set(target.pathname, {
          arrive: close(resolve),
          fail: close(() => reject(new Error('lost'))),
        })
        maxConcurrent = Math.max(maxConcurrent, open.size)
      })
    },
    holds: () => given.holds ?? false,
    concurrency: 5,
    connection: () => given.connection,
  })
  return { prefetch, requested, open, maxConcurrent: () => maxConcurrent }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('fetches five of eight links at once and queues the rest', async () => {
  const { prefetch, requested, open, maxConcurrent } = aQueue()
  const all = Array.from({ length: 8 }, (_, index) => prefetch(page(`/bike-${index}/`)))
  await settle()
  expect(requested).toHaveLength(5)
  while (open.size > 0) {
    open.values().next().value?.arrive()
    await settle()
  }
  await Promise.all(all)
  expect(requested).toHaveLength(8)
  expect(maxConcurrent()).toBe(5)
})

test('does not request a page that is already being fetched', async () => {
  const { prefetch, requested } = aQueue()
  void prefetch(page('/fell/'))
  void prefetch(page('/fell/#sizes'))
  await settle()
  expect(requested).toEqual(['/fell/'])
})

test('does not request a page that is already cached', async () => {
  const { prefetch, requested } = aQueue({ holds: true })
  await prefetch(page('/fell/'))
  expect(requested).toEqual([])
})

test('ignores a failed prefetch and can try it again', async () => {
  const { prefetch, requested, open } = aQueue()
  const first = prefetch(page('/fell/'))
  await settle()
  open.get('/fell/')?.fail()
  await first
  void prefetch(page('/fell/'))
  await settle()
  expect(requested).toEqual(['/fell/', '/fell/'])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing on a connection with %o',
  async (connection) => {
    const { prefetch, requested } = aQueue({ connection })
    await prefetch(page('/fell/'))
    expect(requested).toEqual([])
  },
)

test('prefetches on a fast connection', async () => {
  const { prefetch, requested } = aQueue({ connection: { saveData: false, effectiveType: '4g' } })
  void prefetch(page('/fell/'))
  await settle()
  expect(requested).toEqual(['/fell/'])
})
