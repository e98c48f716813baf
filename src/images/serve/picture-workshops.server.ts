import { availableParallelism } from 'node:os'
import { createLoadLimit, type LoadLimit } from '#/platform/rate-limit/load-limit.ts'
import { isLandscape, isPainted, isSized } from '#/images/names/asset-shape.ts'
import { isPageFrame } from '#/images/names/page-frame.ts'
import type { ParsedPictureUrl } from '#/images/names/picture-url.ts'
import type { PictureKind } from './picture-budget.ts'
import type { PictureStore } from './picture-store.server.ts'

/** Where a picture is kept, so that a flood of one kind drives out no other. */
export type PictureStores = {
  products: PictureStore
  landscapes: PictureStore
  /** Painted bikes, and sizes that no page uses: there are more of these than anyone could keep. */
  custom: PictureStore
}

export type Workshop = {
  store: PictureStore
  /** Drawings that somebody waits for. */
  queue: LoadLimit
  /** AVIFs that nobody waits for; null where they are not worth their time. */
  avifQueue: LoadLimit | null
  /** Which part of a network's budget pays. */
  kind: PictureKind
}

/** Whoever waits longer is told to come back: the server hangs up on a connection that is silent for half a minute. */
const waitMs = 15_000

/** Each kind of picture waits in a queue of its own, so that no kind holds up another. */
export function createWorkshops(stores: PictureStores): (address: ParsedPictureUrl) => Workshop {
  const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
  // An AVIF that waits holds its pixels, up to 10 MB; one that finds no place is made another time.
  const avifQueue = createLoadLimit({ atOnce: 1, waiting: 4 })
  const products: Workshop = {
    store: stores.products,
    queue: createLoadLimit({ atOnce, waiting: 96, waitMs }),
    avifQueue,
    kind: 'page',
  }
  const sized: Workshop = { ...products, kind: 'sized' }
  const landscapes: Workshop = {
    store: stores.landscapes,
    queue: createLoadLimit({ atOnce: 1, waiting: 24, waitMs }),
    avifQueue,
    kind: 'page',
  }
  // Few people ever look at the same custom picture twice, so a WebP is good enough.
  const custom: Workshop = {
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
