/** Added in the declaration's transaction, so that the receipt is certain to be sent. */
export const withdrawalJob = 'withdrawal-mail'
