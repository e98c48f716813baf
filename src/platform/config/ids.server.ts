import { createHash, randomBytes, randomInt } from 'node:crypto'
import { shortCode } from '#/platform/codes/short-code.ts'

/** 128 random bits as 32 hexadecimal characters: the form of cart ids and every other public id. */
export const newId = () => randomBytes(16).toString('hex')

/** A secret for a link or a cookie: 192 random bits, unless told otherwise. */
export const newToken = (bytes = 24) => randomBytes(bytes).toString('base64url')

/** A code that people read aloud and type, such as an order's number. */
export const newShortCode = () => shortCode((below) => randomInt(below))

/**
 * Only this hash of a secret is stored; a token has too many random bits for it to be reversed. A prefix for the use
 * keeps a secret from working for another.
 */
export const tokenHash = (token: string, prefix = '') =>
  createHash('sha256').update(`${prefix}${token}`).digest('hex')

/** A short, stable name for some content: asset versions, message catalogues. */
export const contentHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)
