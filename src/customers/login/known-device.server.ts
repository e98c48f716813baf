import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { defineCookie, patternCodec, secondsPerDay } from '#/platform/http/cookies.ts'

type Account = { id: number; passwordHash: string }

/** Browsers keep no cookie for longer. */
const maxAgeSeconds = 400 * secondsPerDay

/** Tells a browser in which a customer has logged in before. It opens nothing by itself. */
const deviceCookie = defineCookie({
  name: 'known_device',
  maxAgeSeconds,
  codec: patternCodec(/^[\w-]{22}\.[\w-]{43}$/),
})

/**
 * Makes the browser a known device of this account. The mark is signed with the stored password hash,
 * so that nothing has to be kept for it and a new password makes every device unknown again.
 */
export function rememberDevice(account: Account, secure: boolean): string {
  const id = randomBytes(16).toString('base64url')
  return deviceCookie.serialise(`${id}.${signature(id, account)}`, { secure })
}

export const forgetDevice = (secure: boolean): string => deviceCookie.clear({ secure })

/** Stands in for an account that does not exist, so that looking takes as long. */
const nobody: Account = { id: 0, passwordHash: randomBytes(32).toString('base64url') }

/** The id of the browser that sends these cookies, where it is a known device of the account. */
export function knownDevice(cookieHeader: string, account: Account | null): string | null {
  const [id = '', signed = ''] = deviceCookie.read(cookieHeader)?.split('.') ?? []
  const expected = Buffer.from(signature(id, account ?? nobody))
  const given = Buffer.from(signed)
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned && account ? id : null
}

const signature = (deviceId: string, { id, passwordHash }: Account) =>
  createHmac('sha256', passwordHash).update(`known-device:${id}:${deviceId}`).digest('base64url')
