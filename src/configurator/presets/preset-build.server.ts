import { withLine } from '#/cart/edit/edited-line.ts'
import { choiceFrom, choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { createLoadLimit } from '#/platform/rate-limit/load-limit.ts'
import { createMemoryLimit } from '#/platform/rate-limit/memory-limit.ts'
import type { Ctx } from '#/visitor/context.ts'
import { lightestBuild } from './lightest-build.ts'
import { budgetParameter, type PresetName, presetNames, presetParameter } from './preset-names.ts'
import { runInSlices } from './run-search.ts'
import { soonestBuild } from './soonest-build.ts'
import { typedBudget } from './typed-budget.ts'
import { usualBudget } from './usual-budget.ts'

/** A search takes a core for up to two seconds, and every other budget is another search. */
const searchesPerMinute = 6
const countSearch = createMemoryLimit()
const searchLimit = createLoadLimit({ atOnce: 1, waiting: 2, waitMs: 20_000 })

/**
 * The query of the preset that a plain form asked for, or of the build as it is where there is no such preset. Null
 * for a query that asks for none.
 */
export async function presetQuery(
  ctx: Ctx,
  bike: OfferedBike,
  query: URLSearchParams,
): Promise<string | null> {
  if (!query.has(presetParameter) && !query.has(budgetParameter)) return null
  const name = presetNames.find((each) => each === query.get(presetParameter))
  const budget = query.get(budgetParameter) ?? ''
  if (!name) return withoutPreset(query)
  const { choice } = choiceFrom(query, bike)
  const found = await presetOf(ctx, bike, choice, { name, budget })
  return withLine(String(choiceQuery(found ?? choice, bike)), query)
}

/** Another button of the form sends the budget too; what else was typed has to stay, so that the page can answer it. */
const withoutPreset = (query: URLSearchParams): string =>
  String(
    new URLSearchParams(
      [...query].filter(([name]) => name !== presetParameter && name !== budgetParameter),
    ),
  )

type Requested = { name: PresetName; budget: string }

async function presetOf(
  ctx: Ctx,
  bike: OfferedBike,
  choice: Choice,
  { name, budget }: Requested,
): Promise<Choice | null> {
  if (name === 'soonest') return soonestBuild(bike, choice)
  countSearch(ctx.visitor.network, { limit: searchesPerMinute, now: ctx.now })
  const most = typedBudget(budget || usualBudget(bike, choice), bike.currency)
  const search = name === 'value' ? lightestBuild(bike, choice, most) : lightestBuild(bike, choice)
  // In slices, so that other requests are answered in between.
  return searchLimit.run(() => runInSlices(search, new AbortController().signal))
}
