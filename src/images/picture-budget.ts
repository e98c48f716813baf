import { createNetworkBudget, type NetworkBudget } from '#/platform/network-budget.ts'

/** What one network may have drawn that nobody has asked for before. */
export type PictureBudget = {
  /** Names that have to be looked up in the database, whether they exist or not. */
  lookups: NetworkBudget
  /** Megapixels of pictures as pages show them. */
  pagePictures: NetworkBudget
  /** Megapixels of painted bikes, and of sizes that no page uses. */
  customPictures: NetworkBudget
}

/** A shopper sees a few custom pictures; a stranger can name millions. */
const customShare = 0.1
/** The smallest picture costs a quarter of a megapixel, and a name may also be of one that is gone. */
const lookupsPerMegapixel = 8

export function createPictureBudget(megapixelsPerMinute: number): PictureBudget {
  const perMinute = (amount: number) =>
    createNetworkBudget({ capacity: amount, perSecond: amount / 60 })
  return {
    lookups: perMinute(megapixelsPerMinute * lookupsPerMegapixel),
    pagePictures: perMinute(megapixelsPerMinute),
    customPictures: perMinute(megapixelsPerMinute * customShare),
  }
}
