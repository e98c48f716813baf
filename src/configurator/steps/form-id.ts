/** The form that all choices belong to where scripts are off; it stands apart, as forms cannot be nested. */
export const formId = 'build'

/** Says which step is to be open. */
export const openParameter = 'open'
