import { settings } from '#/platform/config/settings.ts'

/** One more than is shown, since the page leaves its own product out. */
const maxStored = settings.recentlyViewedLimit + 1

/** The list with a product in front; one that is already in the list moves. */
export const withViewed = (skus: readonly string[], sku: string): string[] =>
  [sku, ...skus.filter((other) => other !== sku)].slice(0, maxStored)

/** The list without the page's own product. */
export const viewedBefore = (skus: readonly string[], sku: string): string[] =>
  skus.filter((other) => other !== sku).slice(0, settings.recentlyViewedLimit)

/** Ignores stored values that are not SKUs. */
export function readSkus(stored: string | null): string[] {
  return (stored ?? '').split(' ').filter((sku) => /^[A-Z0-9][A-Z0-9.-]{0,63}$/.test(sku))
}
