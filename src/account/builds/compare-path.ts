/** "My builds", which shows two of them side by side if `builds` names them, twice. */
export const comparePath = '/my-account/builds/'

/** The form of "My builds", to which the ticks on the cards belong. */
export const compareFormId = 'compare-builds'
