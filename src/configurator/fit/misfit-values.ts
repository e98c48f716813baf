import type { Misfit } from './fit-build.ts'

type Names = Readonly<Record<'part' | 'with' | 'other' | 'needed', string | undefined>> & {
  /** The one of the two parts whose card says it; left out where both are named. */
  card?: 'part' | 'with'
}

/**
 * The values of a misfit's message. `part` and `with` are the names of the two parts, `other` is the one that
 * the shopper is not looking at, and `needed` is the part that is missing, unless the misfit has a figure of
 * that name. Messages choose their words by `none` where a name may be missing.
 */
export const misfitValues = ({ values }: Pick<Misfit, 'values'>, names: Names) => ({
  part: names.part ?? '',
  other: names.other ?? '',
  with: names.with ?? 'none',
  needed: names.needed ?? 'none',
  card: names.card ?? 'none',
  ...values,
})
