import { listerQuery, type PriceRange, wholeList } from '#/lister/listing/lister.ts'

/** The URL of a category, with the searched price range as a filter. */
export function categoryUrl(path: string, price: PriceRange | null): string {
  const query = listerQuery({ ...wholeList, price })
  return `/${path}/${query && `?${query}`}`
}
