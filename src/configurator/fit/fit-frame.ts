import type { Bike, Model } from '#/catalogue/model/bike.ts'
import type { Frame } from './fit-build.ts'

/** The parts of a bike that stay, whatever is fitted to it. */
export const frameOf = (
  model: Pick<Model, 'slug' | 'discipline' | 'frame'>,
  bike: Pick<Bike, 'facts' | 'electric'>,
): Frame => ({
  facts: bike.facts,
  model: model.slug,
  discipline: model.discipline,
  material: model.frame.material,
  motor: bike.electric?.system ?? null,
})
