import { createHash } from 'node:crypto'
import { mailboxKey } from './coupon/mailbox-key.ts'

/** The key under which mails to one mailbox are counted. It holds a hash, since counters must not store email addresses. */
export const counterKey = (counter: string, email: string): string =>
  `${counter}:${createHash('sha256').update(mailboxKey(email)).digest('base64url').slice(0, 22)}`
