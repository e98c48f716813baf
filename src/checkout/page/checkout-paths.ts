export const checkoutPath = '/checkout/'
export const confirmationPath = '/checkout/confirmation/'

/** Under which name the browser keeps what was typed until it is ordered. */
export const orderDraft = 'order'
