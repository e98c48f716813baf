export const confirmationPath = '/checkout/confirmation/'

/** The key under which the browser stores the form's values until the order is placed. */
export const orderDraft = 'order'
