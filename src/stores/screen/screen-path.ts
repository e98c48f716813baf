export const collectionScreenPath = '/stores/collection-screen/'

/** A screen receives the collections of its store here, as server-sent events. */
export const collectionEventsPath = '/nuxt/api/stores/collection-events'
