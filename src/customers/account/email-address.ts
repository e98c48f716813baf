/** What counts as the same address. */
export const emailKey = (email: string) => email.normalize('NFC').trim().toLowerCase()
