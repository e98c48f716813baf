/** An order on the screen of a store. Everyone in the shop can read it, so it does not say whose it is. */
export type CollectionTicket = {
  /** The last characters of the order's number. */
  tail: string
  /** The first letter of the first name, or null if it has none. */
  initial: string | null
}

/** `more` counts the orders for which the screen has no room. */
export type CollectionList = { tickets: readonly CollectionTicket[]; more: number }

export type CollectionBoard = { preparing: CollectionList; ready: CollectionList }

export const ticketOf = (number: string, firstName: string): CollectionTicket => ({
  tail: number.slice(-4),
  initial: firstName.trim().match(/\p{L}/u)?.[0].toLocaleUpperCase('en') ?? null,
})

/** The cache tag of a store's collections; a change of it is sent to the store's screens. */
export const collectionTag = (place: string): string => `collection:${place}`
