import { resolve } from 'node:path'
import { findProductPicture } from '#/catalogue/pictures/product-drawings.server.ts'
import type { Db } from '#/db/client.server.ts'
import { parseAsset } from '#/images/names/asset-name.ts'
import { createPictureBudget } from '#/images/serve/picture-budget.ts'
import { createPictureFolder, retainedShare } from '#/images/serve/picture-folder.server.ts'
import type { PictureSource } from '#/images/names/picture-source.ts'
import { createPictureStore } from '#/images/serve/picture-store.server.ts'
import { createPictures, type Pictures } from '#/images/serve/pictures.server.ts'
import { scenePictureSource } from '#/images/names/scene-picture.ts'
import { listLandscapes } from './landscapes.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import type { LiveCache } from '#/platform/server-cache/live-cache.ts'
import type { Log } from '#/platform/config/log.server.ts'

export type ShopPicturesParts = {
  config: Pick<Config, 'DATA_DIR' | 'PICTURE_MEGAPIXELS_PER_MINUTE'>
  db: Db
  liveCache: LiveCache
  log: Log
}

type StoreSize = { name: string; folderBytes: number; memoryBytes: number }

/** Room for some 20,000 card pictures; a larger shop draws the rarest ones again. */
const productStore: StoreSize = {
  name: 'images',
  folderBytes: 1_000_000_000,
  memoryBytes: 48_000_000,
}
/** Room for a hundred landscapes in three sizes, with a few formats of each. */
const landscapeStore: StoreSize = {
  name: 'landscapes',
  folderBytes: 200_000_000,
  memoryBytes: 12_000_000,
}
/** Room for painted bikes and odd sizes: enough for the day's carts and orders, however many are requested. */
const customStore: StoreSize = {
  name: 'custom-images',
  folderBytes: 100_000_000,
  memoryBytes: 8_000_000,
}

/** A clean-up leaves this much in the folder, so that anything drawn ahead beyond it would be evicted again. */
export const mostBytesAhead = productStore.folderBytes * retainedShare

type StoreOptions = {
  /** False for a process that only draws to disk and does not serve the pictures. */
  hasMemory: boolean
}

/** The shop's pictures by name: landscapes, and products of the catalogue. */
export function createShopPictures(
  { config, db, liveCache, log }: ShopPicturesParts,
  { hasMemory }: StoreOptions,
): Pictures {
  async function findSource(name: string): Promise<PictureSource | null> {
    const asset = parseAsset(name)
    if (!asset) return null
    if (asset.kind === 'lost-rider' || asset.kind === 'diagram') return scenePictureSource(asset)
    if (asset.kind !== 'scene') return findProductPicture(db, asset)
    const isShown = (await listLandscapes({ db, liveCache })).has(name)
    return isShown ? scenePictureSource(asset) : null
  }

  function createStore({ name, folderBytes, memoryBytes }: StoreSize) {
    const folder = createPictureFolder({
      folder: resolve(config.DATA_DIR, name),
      maxBytes: folderBytes,
      onError: (error) => log.warn({ err: error }, 'a picture could not be stored on disk'),
    })
    return createPictureStore(folder, { memoryBytes: hasMemory ? memoryBytes : 0 })
  }

  return createPictures({
    findSource,
    stores: {
      products: createStore(productStore),
      landscapes: createStore(landscapeStore),
      custom: createStore(customStore),
    },
    budget: createPictureBudget(config.PICTURE_MEGAPIXELS_PER_MINUTE),
    onError: (error) => log.warn({ err: error }, 'a picture could not be made'),
  })
}
