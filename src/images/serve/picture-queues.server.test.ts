import { expect, test, vi } from 'vitest'
import { Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { parsePictureUrl } from '#/images/names/picture-url.ts'
import type { PictureStore } from './picture-store.server.ts'
import { createPictureQueues } from './picture-queues.server.ts'

const aStore = (): PictureStore => ({
  find: () => Promise.resolve(null),
  obtain: (_key, make) => make(),
})

test.each([
  ['a product', '/img/w_480/bike/wold-sl/lapwing.svg'],
  ['a bike in a chosen size', '/img/w_480/bike/wold-sl/lapwing/XS.svg'],
  ['a landscape', '/img/w_480/scene/lost-rider.svg'],
  ['a custom build', '/img/w_480/bike/wold-sl/~fog.svg'],
])('%s that is not drawn within fifteen seconds is refused', async (_what, path) => {
  vi.useFakeTimers()
  try {
    const queueOf = createPictureQueues({
      products: aStore(),
      landscapes: aStore(),
      custom: aStore(),
    })
    const url = parsePictureUrl(path)
    if (!url) throw new Error(`${path} is no picture.`)
    const { queue } = queueOf(url)
    // Two drawings that never end, because as many may be drawn at a time.
    for (const _ of [1, 2]) void queue.run(() => new Promise(() => {})).catch(() => {})
    let refusal: unknown = null
    void queue.run(() => Promise.resolve()).catch((problem: unknown) => (refusal = problem))
    await vi.advanceTimersByTimeAsync(14_999)
    expect(refusal).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(refusal).toBeInstanceOf(Overloaded)
  } finally {
    vi.useRealTimers()
  }
})
