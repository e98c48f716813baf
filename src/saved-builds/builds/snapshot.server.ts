import { findComponent } from '#/catalogue/paint/free-colour.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import { listComponents } from '#/catalogue/read/components.server.ts'
import type { RequestedBuild } from '#/configurator/api/requested-build.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { BuildSnapshot, SavedPart } from './saved-build.ts'

/** The stored form of a build: the choice, and the names of everything in both languages. */
export async function snapshotOf(
  ctx: Ctx,
  { child, choice }: Pick<RequestedBuild, 'child' | 'choice'>,
): Promise<BuildSnapshot> {
  const { bike } = child
  const sections = await listComponents(ctx)
  const namedPart = (key: string, sku: string): SavedPart[] => {
    const section = sections.find((each) => each.key === key)
    const part = section && findComponent(section.components, sku)
    if (!section || !part) return []
    return [{ section: key, sectionName: section.name, sku, name: part.component.name }]
  }
  const colour = bike.colourways.find(({ code }) => code === choice.colour)
  return {
    bikeName: texts(bike.name),
    colour: { code: choice.colour, name: texts(colour?.name ?? { en: '', de: '' }) },
    size: choice.size,
    chosen: Object.entries(choice.parts).flatMap(([key, { sku, size }]) =>
      namedPart(key, sku).map((part) => ({ ...part, size })),
    ),
    own: Object.entries(bike.parts)
      .filter(([key]) => choice.parts[key] === undefined)
      .flatMap(([key, sku]) => namedPart(key, sku)),
  }
}

const texts = ({ en, de }: Localised): Localised => ({ en, de })
