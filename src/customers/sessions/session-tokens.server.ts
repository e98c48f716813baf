import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits in 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

/** All that is stored of a token: it has too many bits to be guessed back. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

export type TokenPair = { access: string; refresh: string }

export const newPair = (): TokenPair => ({ access: newToken(), refresh: newToken() })

/**
 * The pair that follows a refresh token. Made from it and the session's secret, so that asking twice
 * gives the same pair although none is stored, and neither a stolen token nor a stolen database
 * gives away what comes next.
 */
export function successorOf(refresh: string, secret: string): TokenPair {
  const made = (use: string) =>
    createHmac('sha256', secret).update(`${use}:${refresh}`).digest('base64url')
  return { access: made('access'), refresh: made('refresh') }
}
