import { createNetworkBudget, type NetworkBudget } from '#/platform/rate-limit/network-budget.ts'

/** Rate limits for pictures that are not stored yet, for each network and for all networks together. */
export type PictureBudget = {
  /** Database lookups of names, whether they exist or not. */
  lookups: NetworkBudget
  /** Megapixels; the more pictures of a kind exist, the lower its limit. */
  drawing: Record<PictureKind, NetworkBudget>
}

/**
 * `page`: pictures that pages show to everyone; there are some thousands, each drawn once and stored.
 * `sized`: bikes in a chosen size. `custom`: custom builds, and frames that no page uses.
 */
export type PictureKind = 'page' | 'sized' | 'custom'

/** A shopper who browses quickly stays within these; a script could request millions of pictures. */
const shares: Record<PictureKind, number> = { page: 1, sized: 0.25, custom: 0.03 }
/**
 * The limit for all networks together, as a multiple of one network's, because an attack can come from many
 * networks. Pages need no such limit, because all their pictures are stored once they are drawn.
 */
const networkMultiples: Record<PictureKind, number> = { page: Infinity, sized: 4, custom: 10 }
const lookupMultiple = 10

/** The smallest picture costs a quarter of a megapixel. */
const lookupsPerMegapixel = 4

export function createPictureBudget(megapixelsPerMinute: number): PictureBudget {
  const drawing = (kind: PictureKind) =>
    createSharedBudget(megapixelsPerMinute * shares[kind], networkMultiples[kind])
  return {
    lookups: createSharedBudget(megapixelsPerMinute * lookupsPerMegapixel, lookupMultiple),
    drawing: { page: drawing('page'), sized: drawing('sized'), custom: drawing('custom') },
  }
}

/** A quota per minute for each network, within one for all networks together. */
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

/** The key of the quota that all networks share. */
const everybody = 'everybody'
