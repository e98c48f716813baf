import { createHash, createHmac } from 'node:crypto'
import { newToken } from '#/platform/config/ids.server.ts'

/** 256 random bits in 43 characters. */
export const newCustomerToken = () => newToken(32)

/** The digits of the stored hashes differ from those of `tokenHash`, since the table has always had them in base64. */
export const customerTokenHash = (token: string) =>
  createHash('sha256').update(token).digest('base64url')

export type TokenPair = { access: string; refresh: string }

export const newPair = (): TokenPair => ({
  access: newCustomerToken(),
  refresh: newCustomerToken(),
})

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
