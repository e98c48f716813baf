import type { IncomingMessage } from 'node:http'
import type { FormValues } from './form-state.ts'
import { isStorableText } from '#/platform/api/storable-text.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { bodyTimeLimitMs, receiveBody } from '#/platform/api/request-body.server.ts'

const maxFormBytes = 32_768

export type ReceivedForm = { type: string; length: number; body: Buffer }

/** Receives a form's bytes; they are validated later, when the page that handles the form runs. */
export async function receiveForm(req: IncomingMessage): Promise<ReceivedForm> {
  const limits = { maxBytes: maxFormBytes, withinMs: bodyTimeLimitMs }
  return {
    type: req.headers['content-type'] ?? '',
    length: Number(req.headers['content-length'] ?? 0),
    body: await receiveBody(req, limits),
  }
}

/** The fields of a plain form. Pages accept neither files nor JSON. */
export function readForm({ type, length, body }: ReceivedForm): FormValues {
  const [mediaType = ''] = type.split(';')
  if (mediaType.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw new Refusal<PlatformRefusal>('not-a-form', { status: 415 })
  if (Math.max(length, body.length) > maxFormBytes)
    throw new Refusal<PlatformRefusal>('body-too-large', { status: 413 })
  const fields = [...new URLSearchParams(body.toString('utf8'))]
  if (fields.length > maxFields || !fields.every(isField))
    throw new Refusal<PlatformRefusal>('not-a-form', { status: 400 })
  return Object.fromEntries(fields)
}

/** Several times as many as the shop's longest form has. */
const maxFields = 500
const maxNameLength = 100
const maxNameDepth = 8

/** Dots in a name mean nesting (`delivery.street.0`). */
const isField = ([name, value]: [string, string]) =>
  name.length <= maxNameLength &&
  name.split('.').length <= maxNameDepth &&
  isStorableText(name) &&
  isStorableText(value)
