type Known = {
  colours: readonly string[]
  sizes: readonly string[]
  /** Whether height and inseam are plausible for a rider. */
  hasRider: boolean
}

/** The meaningful part of a product's query: a colour and a size that it comes in, and a rider. */
export function productQuery(query: URLSearchParams, { colours, sizes, hasRider }: Known): string {
  const isMeaningful = (name: string, value: string) => {
    if (name === 'colour') return colours.includes(value)
    if (name === 'size') return sizes.includes(value)
    return hasRider && (name === 'height' || name === 'inseam')
  }
  return new URLSearchParams(
    [...query].filter(([name, value]) => isMeaningful(name, value)),
  ).toString()
}
