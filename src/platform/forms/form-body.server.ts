import type { IncomingMessage } from 'node:http'
import type { FormValues } from './form-state.ts'
import { isStorableText } from '#/platform/api/storable-text.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { bodyTimeLimitMs, receiveBody } from '#/platform/api/request-body.server.ts'

const maxFormBytes = 32_768

export type ReceivedForm = { type: string; length: number; body: Buffer }

/** Waits for a form's bytes; they are judged later, when the page that takes the form has its turn. */
export async function receiveForm(req: IncomingMessage): Promise<ReceivedForm> {
  const limits = { maxBytes: maxFormBytes, withinMs: bodyTimeLimitMs }
  return {
    type: req.headers['content-type'] ?? '',
    length: Number(req.headers['content-length'] ?? 0),
    body: await receiveBody(req, limits),
  }
}

/** The fields of a plain form. Files and JSON have no business at a page's address. */
export function readForm({ type, length, body }: ReceivedForm): FormValues {
  const [mediaType = ''] = type.split(';')
  if (mediaType.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw new Refusal<PlatformRefusal>('not-a-form', { status: 415 })
  if (Math.max(length, body.length) > maxFormBytes)
    throw new Refusal<PlatformRefusal>('body-too-large', { status: 413 })
  const fields = [...new URLSearchParams(body.toString('utf8'))]
  if (fields.length > mostFields || !fields.every(isField))
    throw new Refusal<PlatformRefusal>('not-a-form', { status: 400 })
  return Object.fromEntries(fields)
}

/** Several times as many as the longest form of the shop has. */
const mostFields = 500
const longestName = 100
const deepestName = 8

/** Dots in a name nest (`delivery.street.0`). */
const isField = ([name, value]: [string, string]) =>
  name.length <= longestName &&
  name.split('.').length <= deepestName &&
  isStorableText(name) &&
  isStorableText(value)
