import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits in 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Only this hash is stored. A token has too many random bits for the hash to be reversed. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

export type TokenPair = { access: string; refresh: string }

export const newPair = (): TokenPair => ({ access: newToken(), refresh: newToken() })

/**
 * The pair that follows a refresh token. It is derived from the token and the session's secret, so
 * that renewing twice gives the same pair although none is stored, and neither a stolen token nor a
 * stolen database reveals the next pair.
 */
export function successorOf(refresh: string, secret: string): TokenPair {
  const derive = (use: string) =>
    createHmac('sha256', secret).update(`${use}:${refresh}`).digest('base64url')
  return { access: derive('access'), refresh: derive('refresh') }
}
