/** The four page layouts of the specification (section 2); a route that names none gets `default`. */
export type Layout = 'basic' | 'configurator' | 'default' | 'simple'
