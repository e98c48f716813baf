/** The entry of the browser's storage with the first name of the customer who is logged in there. */
export const rememberedNameKey = 'customer_name'
