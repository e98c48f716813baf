import { listerQuery, type PriceRange, wholeList } from '#/lister/listing/lister.ts'

/** The way to a shelf that keeps to the price somebody searches for. */
export function categoryUrl(path: string, price: PriceRange | null): string {
  const query = listerQuery({ ...wholeList, price })
  return `/${path}/${query && `?${query}`}`
}
