import type { Ctx } from '#/visitor/context.ts'
import { readSections } from './components.store.server.ts'
import type { SectionRecord } from '#/catalogue/import/import-component.ts'
import type { ComponentProduct } from '#/catalogue/model/product.ts'
import { sourceOf } from './catalogue.server.ts'
import { findComponentProducts, type Source } from './read-products.store.server.ts'

export type ComponentSection = SectionRecord & { components: ComponentProduct[] }

/** Every section of the configurator with its options, in the order of the steps. */
export async function listComponents(ctx: Ctx): Promise<ComponentSection[]> {
  ctx.tags.add('components').add('places')
  return ctx.liveCache.getOrLoad('components', ['components', 'places'], async () =>
    readComponents(await sourceOf(ctx)),
  )
}

async function readComponents(source: Source): Promise<ComponentSection[]> {
  const [sections, products] = await Promise.all([
    readSections(source.db),
    findComponentProducts(source),
  ])
  const components = products.filter(
    (product): product is ComponentProduct => product.kind === 'component',
  )
  const bySection = Map.groupBy(components, ({ section }) => section)
  return sections.map((section) => ({
    ...section,
    components: (bySection.get(section.key) ?? []).toSorted(
      (a, b) => a.position - b.position || a.id - b.id,
    ),
  }))
}
