import type { IncomingMessage } from 'node:http'
import type { FormValues } from './form-state.ts'
import { Refusal, type PlatformRefusal } from './refusal.ts'

const maxFormBytes = 32_768

/** The fields of a plain form. Files and JSON have no business at a page's address. */
export async function readForm(req: IncomingMessage): Promise<FormValues> {
  const [type = ''] = (req.headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw new Refusal<PlatformRefusal>('not-a-form', { status: 415 })
  return Object.fromEntries(new URLSearchParams(await readText(req)))
}

async function readText(req: IncomingMessage): Promise<string> {
  if (Number(req.headers['content-length'] ?? 0) > maxFormBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxFormBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const tooLarge = () => new Refusal<PlatformRefusal>('body-too-large', { status: 413 })
