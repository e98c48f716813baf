/** The page that shows two builds side by side; `builds` names them, twice. */
export const comparePath = '/my-account/builds/compare/'

/** The form of "My builds", to which the ticks on the cards belong. */
export const compareFormId = 'compare-builds'
