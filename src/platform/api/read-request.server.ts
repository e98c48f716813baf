import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { BaseCtx } from '#/platform/config/context.ts'
import { isIdempotencyKey } from './idempotency.server.ts'
import { maxBodyBytes } from './json-body.ts'
import { requireSignature } from './provider-signature.server.ts'
import { Refusal, type PlatformRefusal } from './refusal.ts'
import { isStorableText } from './storable-text.ts'

/** Refuses a call that the overseas checkout has not signed. */
export function requireSignedCall(
  { config, now }: BaseCtx,
  request: Context['req'],
  body: string,
): void {
  const signed = {
    timestamp: request.header('x-timestamp'),
    signature: request.header('x-signature'),
    body,
  }
  requireSignature(config.CHECKOUT_SECRET, signed, now)
}

export async function readBody(c: Context): Promise<string> {
  const tooLarge = () => new Refusal<PlatformRefusal>('body-too-large', { status: 413 })
  if (Number(c.req.header('content-length') ?? 0) > maxBodyBytes) throw tooLarge()
  const body = await c.req.arrayBuffer()
  if (body.byteLength > maxBodyBytes) throw tooLarge()
  return new TextDecoder().decode(body)
}

/** Postgres cannot store such text, and refuses it in any parameter of a statement. */
export function readQuery(query: Record<string, string>) {
  const odd = Object.keys(query).filter((name) => !isStorableText(query[name] ?? ''))
  if (odd.length === 0) return query
  throw new Refusal<PlatformRefusal>('invalid-input', {
    fields: Object.fromEntries(odd.map((name) => [name, [invalid]])),
  })
}

const invalid = { key: 'fieldErrors.invalid', values: {} }

export function keyedRequest(path: string, key: string, text: string) {
  if (!isIdempotencyKey(key))
    throw new Refusal<PlatformRefusal>('invalid-input', {
      fields: { 'Idempotency-Key': [invalid] },
    })
  return {
    path,
    key: key.toLowerCase(),
    requestHash: createHash('sha256').update(text).digest('hex'),
  }
}
