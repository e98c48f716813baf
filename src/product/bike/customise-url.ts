import type { Bike } from '#/catalogue/model/bike.ts'
import { settings } from '#/platform/config/settings.ts'

const { buildSegment, olderBuildSegment } = settings.configurator

/** The configurator's URL; older bikes keep their first one. */
export const customiseUrl = ({
  slug,
  bike,
}: {
  slug: string
  bike: Pick<Bike, 'buildVersion'>
}): string => `/${slug}/${bike.buildVersion === 2 ? buildSegment : olderBuildSegment}/`

/** Ex-demo and refurbished bikes are single pieces and sold as they are. */
export const isCustomisable = ({ condition }: Pick<Bike, 'condition'>): boolean =>
  condition === 'new'
