import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits as 32 hexadecimal characters: the form of cart ids and every other public id. */
export const newId = () => randomBytes(16).toString('hex')

/** A short, stable name for some content: asset versions, message catalogues. */
export const contentHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)
