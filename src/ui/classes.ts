/** Joins class names and leaves out falsy ones: `classes('row', isOpen && 'open')`. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
