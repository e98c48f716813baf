/** `/build/new/` takes the form of the configurator where scripts do not run. No code is this short. */
export const newSegment = 'new'
export const newBuildPath = '/build/new/'

/** Names the bike in the URL; the choice follows as in the configurator's own URL. */
export const bikeParameter = 'bike'
