import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { daySeconds } from '#/platform/config/durations.ts'

type Account = { id: number; passwordHash: string }

/** Browsers limit cookies to 400 days. */
const maxAgeSeconds = 400 * daySeconds

/** Marks a browser in which a customer has logged in before. It does not log anybody in. */
const deviceCookie = defineCookie({
  name: 'known_device',
  maxAgeSeconds,
  codec: patternCodec(/^[\w-]{22}\.[\w-]{43}$/),
})

/**
 * Makes the browser a known device of this account. The cookie is signed with the stored password
 * hash, so the server stores nothing for it and a new password makes every device unknown.
 */
export function rememberDevice(account: Account, secure: boolean): string {
  const id = randomBytes(16).toString('base64url')
  return deviceCookie.serialise(`${id}.${signature(id, account)}`, { secure })
}

export const clearDeviceCookie = (secure: boolean): string => deviceCookie.clear({ secure })

/** Used if the account does not exist, so that the check takes the same time. */
const noAccount: Account = { id: 0, passwordHash: randomBytes(32).toString('base64url') }

/** The device id in the cookies, if it is a known device of the account. */
export function knownDevice(cookieHeader: string, account: Account | null): string | null {
  const [id = '', signed = ''] = deviceCookie.read(cookieHeader)?.split('.') ?? []
  const expected = Buffer.from(signature(id, account ?? noAccount))
  const given = Buffer.from(signed)
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned && account ? id : null
}

const signature = (deviceId: string, { id, passwordHash }: Account) =>
  createHmac('sha256', passwordHash).update(`known-device:${id}:${deviceId}`).digest('base64url')
