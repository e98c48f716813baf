/** The page layouts; a route that names none gets `default`. */
export type Layout = 'basic' | 'configurator' | 'default' | 'simple'
