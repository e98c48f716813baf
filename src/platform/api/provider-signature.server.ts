import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal.ts'

export type ProviderRefusal = 'provider-not-set-up' | 'signature-invalid' | 'signature-too-old'

/** Longer than clock differences and a retry, shorter than a recorded request stays useful. */
const windowSeconds = 300

/** The value of `x-signature`: an HMAC over the time in `x-timestamp` and the raw body. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

type Signed = { timestamp: string | undefined; signature: string | undefined; body: string }

/** Refuses a call unless it was recently signed with the shared secret. */
export function requireSignature(
  secret: string | null,
  { timestamp = '', signature = '', body }: Signed,
  now: Date,
): void {
  if (secret === null) throw new Refusal<ProviderRefusal>('provider-not-set-up', { status: 503 })
  const expected = Buffer.from(signatureOf(secret, timestamp, body), 'hex')
  const given = Buffer.from(signature.replace(/^sha256=/, ''), 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal<ProviderRefusal>('signature-invalid', { status: 401 })
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp))
  // A comparison with NaN is false, so a timestamp that is not a number is refused.
  if (!(ageSeconds <= windowSeconds))
    throw new Refusal<ProviderRefusal>('signature-too-old', { status: 401 })
}
