import { type PictureRequest, servePicture } from '#/images/serve/serve-pictures.server.ts'
import { createLoadLimit } from '#/platform/rate-limit/load-limit.ts'
import { createShopPictures, type ShopPicturesParts } from './shop-pictures.server.ts'

/** Answers `/img/…`. */
export function createPictureServer(parts: ShopPicturesParts) {
  const pictures = createShopPictures(parts, { hasMemory: true })
  // Pictures have slots of their own, so that a page never waits behind one.
  const limit = createLoadLimit({ atOnce: 128, waiting: 512 })

  return {
    serve: (request: PictureRequest): Promise<void> =>
      limit.run(() => servePicture(pictures, request)),
  }
}
