import { createNetworkBudget, type NetworkBudget } from '#/platform/network-budget.ts'

/** What one network may have drawn that nobody has asked for before. */
export type PictureBudget = {
  /** Names that have to be looked up in the database, whether they exist or not. */
  lookups: NetworkBudget
  /** Megapixels, by how many different pictures of a kind there are. */
  drawing: Record<PictureKind, NetworkBudget>
}

/**
 * `page`: as pages show them to everyone; there are some thousands, each is drawn once and kept. `sized`:
 * bikes in a size that somebody chose. `custom`: painted bikes, and frames that no page uses.
 */
export type PictureKind = 'page' | 'sized' | 'custom'

/** A shopper who changes pages as fast as they are drawn is never held up; a stranger can name millions. */
const shares: Record<PictureKind, number> = { page: 1, sized: 0.25, custom: 0.03 }
/** The smallest picture costs a quarter of a megapixel. */
const lookupsPerMegapixel = 4

export function createPictureBudget(megapixelsPerMinute: number): PictureBudget {
  const perMinute = (amount: number) =>
    createNetworkBudget({ capacity: amount, perSecond: amount / 60 })
  return {
    lookups: perMinute(megapixelsPerMinute * lookupsPerMegapixel),
    drawing: {
      page: perMinute(megapixelsPerMinute * shares.page),
      sized: perMinute(megapixelsPerMinute * shares.sized),
      custom: perMinute(megapixelsPerMinute * shares.custom),
    },
  }
}
