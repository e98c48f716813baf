import commonPasswords from './common-passwords.txt?raw'
import { emailKey } from '#/customers/account/email-address.ts'

const listed = new Set(
  commonPasswords.split('\n').filter((entry) => entry !== '' && !entry.startsWith('#')),
)

/** Digits and signs that commonly replace letters; attackers try these too. */
const substitutes: Record<string, string> = {
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
const withoutSubstitutes = (text: string) =>
  text.replaceAll(/[0134571@$!]/g, (sign) => substitutes[sign] ?? sign)

/** A few digits and signs around a word do not make it safe. */
const decoration = /^[^a-zäöüß]{0,4}([a-zäöüß].*?)[^a-zäöüß]{0,6}$/

const coreOf = (text: string) => decoration.exec(text)?.[1] ?? ''

/** One character or a short group repeated. */
const isRepetitive = (text: string) => /^(.{1,4})\1+.?$/su.test(text) || new Set(text).size < 4

const isRun = (text: string) =>
  '01234567890123456789'.includes(text) ||
  '98765432109876543210'.includes(text) ||
  'abcdefghijklmnopqrstuvwxyz'.includes(text)

/** A date in eight digits, with the day, month or year first. */
const isDate = (text: string) =>
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:19|20)\d\d$/.test(
    text,
  ) || /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(text)

/** Whether a password is among those that attackers try first. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  if (listed.has(text) || isRepetitive(text) || isRun(text) || isDate(text)) return true
  const core = coreOf(text)
  const isListed = (word: string) => word.length >= 4 && listed.has(word)
  return isListed(core) || isListed(withoutSubstitutes(text)) || isListed(withoutSubstitutes(core))
}

/** Whether it is the email address itself, or its first part with a few extra characters. */
export function isEmailAsPassword(password: string, email: string): boolean {
  const text = emailKey(password)
  const key = emailKey(email)
  const [name = ''] = key.split('@')
  const core = coreOf(name)
  return text === key || text === name || (core.length >= 4 && coreOf(text) === core)
}
