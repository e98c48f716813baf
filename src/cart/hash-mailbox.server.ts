import { createHash } from 'node:crypto'
import { mailboxKey } from './coupon/mailbox-key.ts'

/** Names a mailbox in a counter, which is no place to find out who shops here. */
export const hashMailbox = (email: string): string =>
  createHash('sha256').update(mailboxKey(email)).digest('base64url').slice(0, 22)
