import type { SpecLine } from '#/product/facts/specification-groups.ts'

export type ComparedRow = {
  key: string
  name: string
  /** One for each bike; null where it has none. */
  values: (string | null)[]
  isDifferent: boolean
}

/** Specifications side by side, row by row, in the order of the first that has the row. */
export function differingRows(specifications: readonly (readonly SpecLine[])[]): ComparedRow[] {
  const names = new Map(
    specifications.flatMap((lines) => lines.map(({ key, name }) => [key, name] as const)),
  )
  return [...names].map(([key, name]) => {
    const values = specifications.map(
      (lines) => lines.find((each) => each.key === key)?.value ?? null,
    )
    return { key, name, values, isDifferent: new Set(values).size > 1 }
  })
}
