/** Two email addresses with the same key count as the same address. */
export const emailKey = (email: string) => email.normalize('NFC').trim().toLowerCase()
