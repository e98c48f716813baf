type Names = Readonly<Record<'part' | 'with' | 'other' | 'needed', string | undefined>>

/**
 * The names in the message of a misfit: `part` and `with` are the two parts, `other` is the one that the
 * shopper is not looking at, and `needed` is the part that is missing. Messages choose their words by `none`
 * where a name may be missing.
 */
export const misfitNames = (names: Names) => ({
  part: names.part ?? '',
  other: names.other ?? '',
  with: names.with ?? 'none',
  needed: names.needed ?? 'none',
})
