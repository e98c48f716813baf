import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal.ts'

export type ProviderRefusal = 'provider-not-set-up' | 'signature-invalid' | 'signature-too-old'

/** Longer than clocks differ and a retry takes, shorter than a recording stays useful. */
const windowSeconds = 300

/** What a provider sends as `x-signature`, over the time in `x-timestamp` and the body as it is. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

type Signed = { timestamp: string | undefined; signature: string | undefined; body: string }

/** Lets a call through only when whoever knows the shared secret has signed it, just now. */
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
  // Not a number is no age at all.
  if (!(ageSeconds <= windowSeconds))
    throw new Refusal<ProviderRefusal>('signature-too-old', { status: 401 })
}
