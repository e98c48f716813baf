/** The form of all choices, for browsers without scripts. It stands apart, since forms cannot be nested. */
export const formId = 'build'

/** The query parameter that names the open step. */
export const openParameter = 'open'

/** The id of a step, for links to it. */
export const stepId = (key: string): string => `step-${key}`
