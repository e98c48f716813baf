import { availableParallelism } from 'node:os'
import { createLoadLimit, type LoadLimit } from '#/platform/rate-limit/load-limit.ts'
import { isLandscape, isPainted, isSized } from '#/images/names/asset-shape.ts'
import { isPageFrame } from '#/images/names/page-frame.ts'
import type { ParsedPictureUrl } from '#/images/names/picture-url.ts'
import type { PictureKind } from './picture-budget.ts'
import type { PictureStore } from './picture-store.server.ts'

/** Separate stores, so that many requests for one kind do not evict the others. */
export type PictureStores = {
  products: PictureStore
  landscapes: PictureStore
  /** Custom builds, and frames that no page uses: there are too many of these to store them all. */
  custom: PictureStore
}

export type PictureQueue = {
  store: PictureStore
  /** Drawings that a request waits for. */
  queue: LoadLimit
  /** AVIFs made in the background; null where they are not worth the time. */
  avifQueue: LoadLimit | null
  /** The part of a network's budget that is charged. */
  kind: PictureKind
}

/** Longer waits are refused, because the server closes a connection that is silent for half a minute. */
const waitMs = 15_000

/** Products, landscapes and custom pictures are drawn in queues of their own; only AVIFs share one. */
export function createPictureQueues(
  stores: PictureStores,
): (url: ParsedPictureUrl) => PictureQueue {
  const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
  // A waiting AVIF holds its pixels, up to 10 MB; when the queue is full, it is made at a later request.
  const avifQueue = createLoadLimit({ atOnce: 1, waiting: 4 })
  const products: PictureQueue = {
    store: stores.products,
    queue: createLoadLimit({ atOnce, waiting: 96, waitMs }),
    avifQueue,
    kind: 'page',
  }
  const sized: PictureQueue = { ...products, kind: 'sized' }
  const landscapes: PictureQueue = {
    store: stores.landscapes,
    queue: createLoadLimit({ atOnce: 1, waiting: 24, waitMs }),
    avifQueue,
    kind: 'page',
  }
  // A custom picture is rarely requested twice, so a WebP is good enough.
  const custom: PictureQueue = {
    store: stores.custom,
    queue: createLoadLimit({ atOnce: 1, waiting: 24, waitMs }),
    avifQueue: null,
    kind: 'custom',
  }
  return ({ asset, frame }) => {
    if (isPainted(asset) || !isPageFrame(frame)) return custom
    if (isSized(asset)) return sized
    return isLandscape(asset) ? landscapes : products
  }
}
