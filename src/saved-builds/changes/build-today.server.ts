import { findComponent } from '#/catalogue/paint/free-colour.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { type ComponentSection, listComponents } from '#/catalogue/read/components.server.ts'
import { buildItems } from '#/configurator/api/build-items.ts'
import {
  type ConfigurableBike,
  findConfigurableBike,
  linesOfBuild,
  type NoBike,
} from '#/configurator/api/requested-build.server.ts'
import { choiceFrom } from '#/configurator/choice/choice-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { BuildItems } from '#/configurator/api/build-items.ts'
import { buildDays } from '#/configurator/choice/built.ts'
import { type SavedBuild, savedQuery } from '#/saved-builds/builds/saved-build.ts'
import type { Ctx } from '#/visitor/context.ts'
import { type BuildChange, buildChanges, type PartLoss } from './build-changes.ts'

/** A saved build as it is available today in the visitor's country. */
export type BuildToday = {
  saved: SavedBuild
  changes: BuildChange[]
  /** Null if the bike is not sold, or not in this country. */
  now: (ConfigurableBike & { choice: Choice; items: BuildItems | null }) | null
}

/** Works out builds of one request; each bike is looked up once. */
export function createBuildsToday(ctx: Ctx) {
  const bikes = new Map<number, Promise<ConfigurableBike | NoBike>>()
  const bikeOf = (id: number) => {
    const found = bikes.get(id) ?? findConfigurableBike(ctx, { id })
    bikes.set(id, found)
    return found
  }
  return async (saved: SavedBuild): Promise<BuildToday> => {
    const found = await bikeOf(saved.productId)
    if (found === 'gone') return { saved, changes: [{ kind: 'gone' }], now: null }
    if (found === 'elsewhere') return { saved, changes: [{ kind: 'bike-elsewhere' }], now: null }
    const { choice } = choiceFrom(savedQuery(saved), found.bike)
    const sections = await listComponents(ctx)
    const { locale, country } = ctx.visitor
    const lossOf = (section: string, sku: string) => lossIn(sections, section, sku, country.code)
    const reader = { locale, country: country.code, lossOf }
    return {
      saved,
      changes: buildChanges(saved, { bike: found.bike, choice }, reader),
      now: { ...found, choice, items: await findItems(ctx, found, choice) },
    }
  }
}

/** The reason that a part is gone: nobody may choose it, it is not sold in this country, or else it no longer fits. */
function lossIn(
  sections: readonly ComponentSection[],
  key: string,
  sku: string,
  country: string,
): PartLoss {
  const section = sections.find((each) => each.key === key)
  const part = section && findComponent(section.components, sku)
  if (!part?.isActive) return 'retired'
  return isSoldIn(part.component, country) ? 'misfit' : 'elsewhere'
}

/** The items for the cart; null without a size, and for a build that the cart would refuse. */
async function findItems(
  ctx: Ctx,
  { bike }: ConfigurableBike,
  choice: Choice,
): Promise<BuildItems | null> {
  const items = buildDays(bike, choice) === null ? null : buildItems(bike, choice)
  return items && (await linesOfBuild(ctx, items)) ? items : null
}

/** Whether a build is still just what was saved, whatever it costs now. */
export const isAsSaved = ({ changes, now }: BuildToday): boolean =>
  now !== null && changes.every(({ kind }) => ['dearer', 'cheaper', 'market'].includes(kind))
