export const checkoutPath = '/checkout/'
export const confirmationPath = '/checkout/confirmation/'
