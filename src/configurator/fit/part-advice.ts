import type { AdviceRecord } from '#/catalogue/import/import-component.ts'
import { factsAt, type FitBuild } from './fit-build.ts'

/** Advice on a part that fits, in the reader's language, and the builds that it concerns. */
export type Advice = Omit<AdviceRecord, 'text' | 'forModels' | 'forDisciplines'> & { text: string }

/** The advice on the part in a section; a condition that nothing is known about does not hold. */
export const adviceOn = (key: string, advice: readonly Advice[], build: FitBuild): string | null =>
  advice.find((each) => concerns(key, each, build))?.text ?? null

function concerns(
  key: string,
  { parts, sizes, frameSizes, with: others, tyreFrom }: Advice,
  build: FitBuild,
): boolean {
  const part = build.parts[key]
  if (!part) return false
  const fitted = Object.values(build.parts).flatMap((each) => each?.sku ?? [])
  const tyre = factsAt(build, 'tyres').tyreWidth ?? build.frame.facts.tyreWidth ?? 0
  return (
    isAmong(parts, part.sku) &&
    isAmong(sizes, part.size) &&
    isAmong(frameSizes, build.size) &&
    tyre >= (tyreFrom ?? 0) &&
    (!others || others.some((sku) => fitted.includes(sku)))
  )
}

const isAmong = (list: readonly string[] | undefined, value: string | null | undefined) =>
  !list || list.includes(value ?? '')
