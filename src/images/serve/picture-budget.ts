import { createNetworkBudget, type NetworkBudget } from '#/platform/rate-limit/network-budget.ts'

/** What one network, and all networks together, may have drawn that nobody has asked for before. */
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
/**
 * What all networks together are given, as so many networks' worth: a flood has as many networks as it likes. Pages
 * need no such bound, since all their pictures are kept once they are drawn.
 */
const networksAtOnce: Record<PictureKind, number> = { page: Infinity, sized: 4, custom: 10 }
const lookingUpAtOnce = 10

/** The smallest picture costs a quarter of a megapixel. */
const lookupsPerMegapixel = 4

export function createPictureBudget(megapixelsPerMinute: number): PictureBudget {
  const drawing = (kind: PictureKind) =>
    createSharedBudget(megapixelsPerMinute * shares[kind], networksAtOnce[kind])
  return {
    lookups: createSharedBudget(megapixelsPerMinute * lookupsPerMegapixel, lookingUpAtOnce),
    drawing: { page: drawing('page'), sized: drawing('sized'), custom: drawing('custom') },
  }
}

/** One allowance a minute for each network, within another for all of them. */
function createSharedBudget(amount: number, networks: number): NetworkBudget {
  const perMinute = (capacity: number) =>
    createNetworkBudget({ capacity, perSecond: capacity / 60 })
  const each = perMinute(amount)
  if (networks === Infinity) return each
  const total = perMinute(amount * networks)
  return {
    spend(network, cost) {
      each.spend(network, cost)
      try {
        total.spend(everybody, cost)
      } catch (problem) {
        each.refund(network, cost)
        throw problem
      }
    },
    refund(network, cost) {
      each.refund(network, cost)
      total.refund(everybody, cost)
    },
  }
}

/** The one account of a budget that all networks share. */
const everybody = 'everybody'
