import type { Bike } from '#/catalogue/model/bike.ts'
import { configuratorPath } from '#/cart/items/base-path.ts'

/** The configurator's URL; older bikes keep their first one. */
export const customiseUrl = ({
  slug,
  bike,
}: {
  slug: string
  bike: Pick<Bike, 'buildVersion'>
}): string => configuratorPath(slug, bike.buildVersion)

/** Ex-demo and refurbished bikes are single pieces and sold as they are. */
export const isCustomisable = ({ condition }: Pick<Bike, 'condition'>): boolean =>
  condition === 'new'
