import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { findProductPicture } from './catalogue/product-drawings.server.ts'
import type { Db } from './db/client.server.ts'
import { parseAsset } from './images/asset-name.ts'
import { createPictureFolder } from './images/picture-folder.server.ts'
import type { PictureSource } from './images/picture-source.ts'
import { createPictureStore } from './images/picture-store.server.ts'
import { createPictures } from './images/pictures.server.ts'
import { scenePictureSource } from './images/scene-picture.ts'
import { servePicture } from './images/serve-pictures.server.ts'
import type { Config } from './platform/config.server.ts'
import { createLoadLimit } from './platform/load-limit.ts'
import type { Log } from './platform/log.server.ts'

type Parts = { config: Pick<Config, 'DATA_DIR'>; db: Db; log: Log }

type Room = { name: string; folderBytes: number; memoryBytes: number }

/** Some 20,000 pictures of cards; a shop with more makes the rarest ones again. */
const roomForAll: Room = { name: 'images', folderBytes: 1_000_000_000, memoryBytes: 48_000_000 }
/** A palette has millions of paints: those of the carts and orders of the day, however many are asked for. */
const roomForPainted: Room = {
  name: 'painted-images',
  folderBytes: 100_000_000,
  memoryBytes: 8_000_000,
}

/** The shop's pictures by their names: landscapes, and products of the catalogue. */
export function createPictureServer({ config, db, log }: Parts) {
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
    return createPictureStore(folder, { memoryBytes })
  }
  const pictures = createPictures({
    findSource,
    store: createStore(roomForAll),
    paintedStore: createStore(roomForPainted),
    onError: (error) => log.warn({ err: error }, 'a picture could not be made'),
  })
  // Pictures have places of their own, so that a page never waits behind one.
  const limit = createLoadLimit({ atOnce: 128, waiting: 512 })

  return {
    serve: (req: IncomingMessage, res: ServerResponse): Promise<void> =>
      limit.run(() => servePicture(pictures, req, res)),
  }
}
