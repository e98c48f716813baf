import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits as 32 hexadecimal characters: the form of cart ids and everything else that leaves the house. */
export const newId = () => randomBytes(16).toString('hex')

/** 256 random bits for tokens that grant something. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tokens are stored only as this hash, so that a stolen table opens nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A short, stable name for some content: asset versions, message catalogues. */
export const contentHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)
