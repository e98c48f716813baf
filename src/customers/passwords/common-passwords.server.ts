import commonPasswords from './common-passwords.txt?raw'
import { emailKey } from '#/customers/account/email-address.ts'

const listed = new Set(
  commonPasswords.split('\n').filter((entry) => entry !== '' && !entry.startsWith('#')),
)

/** Letters that people replace by digits and signs, and attackers put back. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const undisguised = (text: string) =>
  text.replaceAll(/[0134571@$!]/g, (sign) => disguises[sign] ?? sign)

/** Digits and signs around a word do not hide it, unless there are many. */
const decoration = /^[^a-zäöüß]{0,4}([a-zäöüß].*?)[^a-zäöüß]{0,6}$/

const coreOf = (text: string) => decoration.exec(text)?.[1] ?? ''

/** One sign over and over, or a few in a row. */
const isMonotonous = (text: string) => /^(.{1,4})\1+.?$/su.test(text) || new Set(text).size < 4

const isRun = (text: string) =>
  '01234567890123456789'.includes(text) ||
  '98765432109876543210'.includes(text) ||
  'abcdefghijklmnopqrstuvwxyz'.includes(text)

/** A day written in eight digits, either way round. */
const isDate = (text: string) =>
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:19|20)\d\d$/.test(
    text,
  ) || /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(text)

/** Whether a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  if (listed.has(text) || isMonotonous(text) || isRun(text) || isDate(text)) return true
  const core = coreOf(text)
  const isListed = (word: string) => word.length >= 4 && listed.has(word)
  return isListed(core) || isListed(undisguised(text)) || isListed(undisguised(core))
}

/** Whether it is the address itself, or its first part dressed up a little. */
export function isEmailAsPassword(password: string, email: string): boolean {
  const text = emailKey(password)
  const key = emailKey(email)
  const [name = ''] = key.split('@')
  const core = coreOf(name)
  return text === key || text === name || (core.length >= 4 && coreOf(text) === core)
}
