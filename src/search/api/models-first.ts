/**
 * The best build of each model, then the others: different bikes rather than several builds of one. If the best match
 * is a bike, accessories follow the models: whoever types "gravel" is after a bike, and a pump that is named so is not.
 */
export function modelsFirst(
  ids: readonly number[],
  modelOf: (id: number) => number | null,
): number[] {
  const seen = new Set<number>()
  const [first, accessories, builds]: [number[], number[], number[]] = [[], [], []]
  const [best] = ids
  const isAfterBike = best !== undefined && modelOf(best) !== null
  for (const id of ids) {
    const model = modelOf(id)
    if (model === null) (isAfterBike ? accessories : first).push(id)
    else (seen.has(model) ? builds : first).push(id)
    if (model !== null) seen.add(model)
  }
  return [...first, ...accessories, ...builds]
}
