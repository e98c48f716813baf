import { expect, test } from 'vitest'
import { createPrefetchQueue } from './prefetch-queue.ts'

const page = (path: string) => new URL(path, 'https://shop.example')

function aQueue(given: { connection?: object; holds?: boolean } = {}) {
  const asked: string[] = []
  const open = new Map<string, { arrive: () => void; fail: () => void }>()
  let mostAtOnce = 0
  const prefetch = createPrefetchQueue({
    load: (target) => {
      asked.push(target.pathname)
      return new Promise<void>((resolve, reject) => {
        const close = (settle: () => void) => () => {
          open.delete(target.pathname)
          settle()
        }
        open.set(target.pathname, {
          arrive: close(resolve),
          fail: close(() => reject(new Error('lost'))),
        })
        mostAtOnce = Math.max(mostAtOnce, open.size)
      })
    },
    holds: () => given.holds ?? false,
    concurrency: 5,
    connection: () => given.connection,
  })
  return { prefetch, asked, open, mostAtOnce: () => mostAtOnce }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('of eight links five are fetched at once, and the others wait for their turn', async () => {
  const { prefetch, asked, open, mostAtOnce } = aQueue()
  const all = Array.from({ length: 8 }, (_, index) => prefetch(page(`/bike-${index}/`)))
  await settle()
  expect(asked).toHaveLength(5)
  while (open.size > 0) {
    open.values().next().value?.arrive()
    await settle()
  }
  await Promise.all(all)
  expect(asked).toHaveLength(8)
  expect(mostAtOnce()).toBe(5)
})

test('a page under way is not asked for again', async () => {
  const { prefetch, asked } = aQueue()
  void prefetch(page('/fell/'))
  void prefetch(page('/fell/#sizes'))
  await settle()
  expect(asked).toEqual(['/fell/'])
})

test('a page that is already at hand is not asked for', async () => {
  const { prefetch, asked } = aQueue({ holds: true })
  await prefetch(page('/fell/'))
  expect(asked).toEqual([])
})

test('a prefetch that failed stays quiet and may be tried again', async () => {
  const { prefetch, asked, open } = aQueue()
  const first = prefetch(page('/fell/'))
  await settle()
  open.get('/fell/')?.fail()
  await first
  void prefetch(page('/fell/'))
  await settle()
  expect(asked).toEqual(['/fell/', '/fell/'])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'a shopper with %o gets nothing ahead of time',
  async (connection) => {
    const { prefetch, asked } = aQueue({ connection })
    await prefetch(page('/fell/'))
    expect(asked).toEqual([])
  },
)

test('a shopper with a good line does', async () => {
  const { prefetch, asked } = aQueue({ connection: { saveData: false, effectiveType: '4g' } })
  void prefetch(page('/fell/'))
  await settle()
  expect(asked).toEqual(['/fell/'])
})
