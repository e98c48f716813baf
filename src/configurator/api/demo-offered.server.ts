import * as v from 'valibot'
import { followLike } from '#/catalogue/assemble/follow-like.ts'
import { bikeOf } from '#/catalogue/model/bike.ts'
import { type ComponentFile, componentFile } from '#/catalogue/import/import-component.ts'
import { modelRecord } from '#/catalogue/import/import-model.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { isOpen } from '#/configurator/choice/option-states.ts'
import { frameOf } from '#/configurator/fit/fit-frame.ts'
import { fittingSections } from '#/configurator/steps/fitting-sections.ts'
import { readDemoFiles } from '#/catalogue/demo-data/read-demo-files.server.ts'

/** The demo shop as the configurator offers it in Britain, read from its files: tests need no database. */
export type DemoBike = {
  slug: string
  /** Whether it is the first of its model, which shares its paint with the others. */
  isFirst: boolean
  bike: OfferedBike
  /** The parts that it is sold with, by section. */
  own: Readonly<Record<string, OfferedPart>>
}

const sectionOf = ({ section, options, ...defaults }: ComponentFile) => ({
  ...section,
  components: options.map((option) => ({
    sku: option.sku,
    section: section.key,
    isActive: true,
    price: option.price,
    component: { ...defaults, ...option },
  })),
})
type DemoSection = ReturnType<typeof sectionOf>

const offeredPart = ({ sku, price, component }: DemoSection['components'][number]): OfferedPart => {
  const [first, ...others] = component.sizes.map((size) => ({
    sku: `${sku}-${size.code}`,
    size,
    price,
    days: 0,
  }))
  return {
    sku,
    name: component.name.en,
    subtitle: null,
    grams: component.grams ?? null,
    facts: component.facts,
    look: component.look,
    paint: component.paint ?? null,
    picture: { asset: `component/${sku}.svg`, version: '1' },
    isRecommended: false,
    offers: [first ?? { sku, size: null, price, days: 0 }, ...others],
  }
}

/** Leaves out "No cages" on a bike without cages, as the configurator does. */
const offeredSection = (
  { id, key, name, components }: DemoSection,
  own: string | undefined,
): OfferedSection => ({
  id,
  key,
  name: name.en,
  hint: null,
  sizeName: null,
  advice: [],
  own: own ?? null,
  parts: components
    .filter(
      ({ price, component }) =>
        own !== undefined || component.paint || price > 0 || component.grams !== 0,
    )
    .map(offeredPart),
})

export function demoBikes(): DemoBike[] {
  const sections = readDemoFiles('components', (json) => sectionOf(v.parse(componentFile, json)))
  const models = readDemoFiles('models', (json) => v.parse(modelRecord, json))
  return models.flatMap((model) =>
    model.builds.map((build, index) => {
      const bike = bikeOf(model, followLike(model.builds, build))
      const frame = frameOf(model, bike)
      const fitting = fittingSections(sections, { frame, own: bike.parts, country: 'gb' })
      return {
        slug: bike.slug,
        isFirst: index === 0,
        own: Object.fromEntries(
          sections.flatMap(({ key, components }) => {
            const part = components.find(({ sku }) => sku === bike.parts[key])
            return part ? [[key, offeredPart(part)]] : []
          }),
        ),
        bike: {
          currency: 'GBP',
          frame,
          model: { frame: model.frame },
          look: bike.look,
          grams: bike.grams,
          weightSize: bike.weightSize,
          colours: bike.colourways.map((colour) => ({ ...colour, name: colour.name.en })),
          sizes: bike.sizes,
          offers: [],
          sections: fitting
            .map((section) => offeredSection(section, bike.parts[section.key]))
            .filter(isOpen),
          closedSections: {},
          fixed: {},
          dispatchDays: [],
        },
      }
    }),
  )
}
