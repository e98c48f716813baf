import { configuratorSettings } from '#/platform/config/settings.ts'

const { buildSegment, olderBuildSegment } = configuratorSettings

/** The path of the bike in a URL, from the `bike` parameter or the catch-all; null when neither is set. */
export function basePathIn(params: Readonly<Record<string, string | undefined>>): string | null {
  const segments = (params['bike'] ?? params['*'] ?? '')
    .split('/')
    .filter(
      (segment) => segment !== '' && segment !== buildSegment && segment !== olderBuildSegment,
    )
  return segments.length > 0 ? segments.join('/') : null
}

/** The configurator of a bike; older bikes keep their first URL. */
export const configuratorPath = (slug: string, buildVersion: number | null): string =>
  `/${slug}/${buildVersion === 2 ? buildSegment : olderBuildSegment}/`

/** The URL of the review step that follows adding a bike; `bikeUid` selects its line in the cart. */
export const reviewUrl = (basePath: string, bikeUid: string | null): string =>
  `/${basePath}/review/${bikeUid === null ? '' : `?bike=${encodeURIComponent(bikeUid)}`}`

/** Our own checkout; `CHECKOUT_URL` may name another one. */
export const checkoutPath = '/checkout/'
