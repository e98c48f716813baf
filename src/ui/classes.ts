/** One `class` out of several, leaving out what is not so: `classes('row', isOpen && 'open')`. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
