/** The page layouts; a route that names none gets `default`. */
export type Layout = 'basic' | 'configurator' | 'default' | 'simple'

/** Whether the layout has the shop's header and footer, and so the menu as HTML. */
export const hasMenu = (layout: Layout = 'default'): boolean => layout === 'default'
