/** Enqueued with the declaration itself: a receipt must go out at once, and it must go out. */
export const withdrawalJob = 'withdrawal-mail'
