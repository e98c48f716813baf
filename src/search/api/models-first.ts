/** The best build of each model, then the others: different bikes rather than several builds of one. */
export function modelsFirst(
  ids: readonly number[],
  modelOf: (id: number) => number | null,
): number[] {
  const seen = new Set<number>()
  const [first, others]: [number[], number[]] = [[], []]
  for (const id of ids) {
    const model = modelOf(id)
    const isAnother = model !== null && seen.has(model)
    if (model !== null) seen.add(model)
    const list = isAnother ? others : first
    list.push(id)
  }
  return [...first, ...others]
}
