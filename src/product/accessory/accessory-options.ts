import type { Offer } from '#/catalogue/model/offer.ts'

/** An option that can be chosen: one size in one colour, with its price. */
type PricedOffer = { offer: Offer; amount: number | null }

/** The default option first, then by special price or price. */
export function sortOptions(options: readonly PricedOffer[]): PricedOffer[] {
  const [first, ...rest] = options
  if (!first) return []
  const cost = ({ amount }: PricedOffer) => amount ?? Infinity
  // Equal prices keep the order of the list, so that S stays before M.
  return [first, ...rest.toSorted((a, b) => (cost(a) < cost(b) ? -1 : cost(a) > cost(b) ? 1 : 0))]
}

/** Whether the URL names the size of the option that is shown for it. */
export const isSizeNamed = (offer: Pick<Offer, 'size'>, { size }: RequestedOption): boolean =>
  size !== null && offer.size === size

export type RequestedOption = { colour: string | null; size: string | null }

/** The option that a URL requests; where it does not exist, the nearest: by colour, then by size. */
export function chooseOption(
  options: readonly Offer[],
  { colour, size }: RequestedOption,
): Offer | null {
  const fits = (offer: Offer) =>
    (colour === null || offer.colour === colour) && (size === null || offer.size === size)
  return (
    options.find(fits) ??
    options.find((offer) => offer.colour === colour) ??
    options.find((offer) => offer.size === size) ??
    options[0] ??
    null
  )
}
