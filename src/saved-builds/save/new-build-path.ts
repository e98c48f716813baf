/** `/build/new/` takes the form of the configurator where scripts do not run. No code is this short. */
export const newSegment = 'new'
export const newBuildPath = '/build/new/'
