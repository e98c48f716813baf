/** The longest spelling of a code that anyone types, with spaces between all characters. */
export const maxTypedLength = 40
