/** The field that says why a file of the form was refused; the page reads its message from there. */
export const refusedField = (field: string): string => `${field}Refused`
