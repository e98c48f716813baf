export const collectionScreenPath = '/stores/collection-screen/'

/** Where a screen receives the collections of its store as server-sent events. */
export const collectionEventsPath = '/nuxt/api/stores/collection-events'
