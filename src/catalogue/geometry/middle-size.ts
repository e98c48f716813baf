/** The middle size represents a bike until one is chosen; of an even number, the smaller of the two in the middle. */
export const middleSize = <Size>(sizes: readonly Size[]): Size | undefined =>
  sizes[Math.floor((sizes.length - 1) / 2)]
