type Packaged = {
  sizes: readonly { code: string; contents?: string }[]
  contents?: string
}

/** The quantity in the package of a product in one of its sizes; null for what is sold by the piece. */
export const contentsOf = ({ sizes, contents }: Packaged, size: string | null): string | null =>
  sizes.find(({ code }) => code === size)?.contents ?? contents ?? null
