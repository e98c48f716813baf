import type { Bike } from '#/catalogue/model/bike.ts'
import { settings } from '#/platform/config/settings.ts'

const { buildSegment, olderBuildSegment } = settings.configurator

/** Where a bike is built to wish: older bikes keep the address they have had. */
export const customiseUrl = ({
  slug,
  bike,
}: {
  slug: string
  bike: Pick<Bike, 'buildVersion'>
}): string => `/${slug}/${bike.buildVersion === 2 ? buildSegment : olderBuildSegment}/`

/** Bikes that somebody has ridden are single pieces, and sold as they stand. */
export const isCustomisable = ({ condition }: Pick<Bike, 'condition'>): boolean =>
  condition === 'new'
