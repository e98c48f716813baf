/** Draws what pages show of some products, before anyone looks. */
export const picturesJob = 'draw-pictures'

export type PicturesJob = { products: number[] }

/** An import of more than this is a new catalogue: its pictures are drawn by hand (`shop pictures`), in a quiet hour. */
export const mostProductsRedrawn = 200

/** One at a time on all machines, and behind whatever somebody waits for, a mail above all. */
export const picturesQueue = { queue: 'pictures', priority: 100 }
