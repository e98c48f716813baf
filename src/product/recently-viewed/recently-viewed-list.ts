import { settings } from '#/platform/config/settings.ts'

/** One more than is shown: the page itself is among them and left out on it. */
const kept = settings.recentlyViewedLimit + 1

/** The list with a product put in front; one that was there already only moves. */
export const withViewed = (skus: readonly string[], sku: string): string[] =>
  [sku, ...skus.filter((other) => other !== sku)].slice(0, kept)

/** What a page shows of the list: everything but itself. */
export const viewedBefore = (skus: readonly string[], sku: string): string[] =>
  skus.filter((other) => other !== sku).slice(0, settings.recentlyViewedLimit)

/** Whatever else may have got into the browser's memory is not a list of SKUs. */
export function readSkus(stored: string | null): string[] {
  return (stored ?? '').split(' ').filter((sku) => /^[A-Z0-9][A-Z0-9.-]{0,63}$/.test(sku))
}
