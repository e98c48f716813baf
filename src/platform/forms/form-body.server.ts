import type { IncomingMessage } from 'node:http'
import type { FormValues } from './form-state.ts'
import { isStorableText } from '#/platform/api/storable-text.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { bodyTimeLimitMs, receiveBody } from '#/platform/api/request-body.server.ts'

const maxFormBytes = 32_768

type ReceivedBody = { type: string; length: number; body: Buffer }
type Field = readonly [name: string, value: string]
/** A form as it arrived; one with files has been taken apart while it did. */
export type ReceivedForm = ReceivedBody | { fields: readonly Field[] }

/** Receives a form's bytes; they are validated later, when the page that handles the form runs. */
export async function receiveForm(req: IncomingMessage): Promise<ReceivedBody> {
  const limits = { maxBytes: maxFormBytes, withinMs: bodyTimeLimitMs }
  return {
    type: req.headers['content-type'] ?? '',
    length: Number(req.headers['content-length'] ?? 0),
    body: await receiveBody(req, limits),
  }
}

/** The fields of a form. Pages accept no JSON. */
export function readForm(received: ReceivedForm): FormValues {
  const fields = 'fields' in received ? received.fields : fieldsOf(received)
  if (fields.length > maxFields || !fields.every(isField))
    throw new Refusal<PlatformRefusal>('not-a-form', { status: 400 })
  return Object.fromEntries(fields)
}

function fieldsOf({ type, length, body }: ReceivedBody): readonly Field[] {
  const [mediaType = ''] = type.split(';')
  if (mediaType.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw new Refusal<PlatformRefusal>('not-a-form', { status: 415 })
  if (Math.max(length, body.length) > maxFormBytes)
    throw new Refusal<PlatformRefusal>('body-too-large', { status: 413 })
  return [...new URLSearchParams(body.toString('utf8'))]
}

/** Several times as many as the shop's longest form has. */
const maxFields = 500
const maxNameLength = 100
const maxNameDepth = 8

/** Dots in a name mean nesting (`delivery.street.0`). */
const isField = ([name, value]: Field) =>
  name.length <= maxNameLength &&
  name.split('.').length <= maxNameDepth &&
  isStorableText(name) &&
  isStorableText(value)
