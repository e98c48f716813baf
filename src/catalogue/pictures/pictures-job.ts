import * as v from 'valibot'

/** Draws the pictures of some products before a shopper requests them. */
export const picturesJob = {
  name: 'draw-pictures',
  payload: v.object({ products: v.array(v.number()) }),
}

/** A larger import is a new catalogue; draw its pictures with `shop pictures`, at a quiet time. */
export const mostProductsRedrawn = 200

/** One job at a time across all machines, after jobs that people wait for, such as mail. */
export const picturesQueue = { queue: 'pictures', priority: 100 }
