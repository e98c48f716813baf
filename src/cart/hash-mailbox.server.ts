import { createHash } from 'node:crypto'
import { mailboxKey } from './coupon/mailbox-key.ts'

/** Hashes a mailbox for use in counters, which must not store email addresses. */
export const hashMailbox = (email: string): string =>
  createHash('sha256').update(mailboxKey(email)).digest('base64url').slice(0, 22)
