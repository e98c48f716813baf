import { resolve } from 'node:path'
import { findProductPicture } from './catalogue/product-drawings.server.ts'
import type { Db } from './db/client.server.ts'
import { parseAsset } from './images/asset-name.ts'
import { createPictureFolder, keptShare } from './images/picture-folder.server.ts'
import type { PictureSource } from './images/picture-source.ts'
import { createPictureStore } from './images/picture-store.server.ts'
import { createPictures, type Pictures } from './images/pictures.server.ts'
import { scenePictureSource } from './images/scene-picture.ts'
import type { Config } from './platform/config.server.ts'
import type { Log } from './platform/log.server.ts'

export type ShopPicturesParts = { config: Pick<Config, 'DATA_DIR'>; db: Db; log: Log }

type Room = { name: string; folderBytes: number; memoryBytes: number }

/** Some 20,000 pictures of cards; a shop with more makes the rarest ones again. */
const roomForAll: Room = { name: 'images', folderBytes: 1_000_000_000, memoryBytes: 48_000_000 }
/** A palette has millions of paints: those of the carts and orders of the day, however many are asked for. */
const roomForPainted: Room = {
  name: 'painted-images',
  folderBytes: 100_000_000,
  memoryBytes: 8_000_000,
}

/** What a clean-up leaves in the folder: more drawn ahead than this would be thrown out again. */
export const mostBytesAhead = roomForAll.folderBytes * keptShare

type Manner = {
  /** False for who draws to the disk alone, beside the process that shows the pictures. */
  keepsInMemory: boolean
}

/** The shop's pictures by their names: landscapes, and products of the catalogue. */
export function createShopPictures(
  { config, db, log }: ShopPicturesParts,
  { keepsInMemory }: Manner,
): Pictures {
  async function findSource(name: string): Promise<PictureSource | null> {
    const asset = parseAsset(name)
    if (!asset) return null
    return asset.kind === 'scene' || asset.kind === 'lost-rider'
      ? scenePictureSource(asset)
      : findProductPicture(db, asset)
  }

  function createStore({ name, folderBytes, memoryBytes }: Room) {
    const folder = createPictureFolder({
      folder: resolve(config.DATA_DIR, name),
      maxBytes: folderBytes,
      onError: (error) => log.warn({ err: error }, 'a picture could not be kept on disk'),
    })
    return createPictureStore(folder, { memoryBytes: keepsInMemory ? memoryBytes : 0 })
  }

  return createPictures({
    findSource,
    store: createStore(roomForAll),
    paintedStore: createStore(roomForPainted),
    onError: (error) => log.warn({ err: error }, 'a picture could not be made'),
  })
}
