import { settings } from '#/platform/config/settings.ts'

const { buildSegment, olderBuildSegment } = settings.configurator

/** The bike that an address is about, of a route of its own or the catch-all; null on pages of another kind. */
export function basePathIn(params: Readonly<Record<string, string | undefined>>): string | null {
  const segments = (params['bike'] ?? params['*'] ?? '')
    .split('/')
    .filter(
      (segment) => segment !== '' && segment !== buildSegment && segment !== olderBuildSegment,
    )
  return segments.length > 0 ? segments.join('/') : null
}

/** The step after adding a bike: this one of those in the cart. */
export const reviewUrl = (basePath: string, bikeUid: string | null): string =>
  `/${basePath}/review/${bikeUid === null ? '' : `?bike=${encodeURIComponent(bikeUid)}`}`
