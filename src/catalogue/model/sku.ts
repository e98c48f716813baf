/** A code in the form it has in an SKU: `force-di2` becomes FORCEDI2, `27.2` stays. */
const part = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9.]/g, '')

/** `MOORTI` + `force` + `M` + `moss` is MOORTI-FORCE-M-MOSS, so that nobody has to list SKUs. */
export const joinSku = (base: string, ...codes: readonly (string | null | undefined)[]): string =>
  [base, ...codes.flatMap((code) => (code ? [part(code)] : []))].join('-')
