type Known = {
  colours: readonly string[]
  sizes: readonly string[]
  /** Whether height and inseam were those of a person, whom a bike may suit. */
  hasRider: boolean
}

/** The part of an address that says something about a product: a colour and a size that it comes in, and a rider. */
export function productQuery(query: URLSearchParams, { colours, sizes, hasRider }: Known): string {
  const isSaid = (name: string, value: string) => {
    if (name === 'colour') return colours.includes(value)
    if (name === 'size') return sizes.includes(value)
    return hasRider && (name === 'height' || name === 'inseam')
  }
  return new URLSearchParams([...query].filter(([name, value]) => isSaid(name, value))).toString()
}
