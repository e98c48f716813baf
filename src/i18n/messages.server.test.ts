import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import {
  findMessagesAddress,
  messages,
  messagesBody,
  messagesHash,
  messagesPath,
} from './messages.server.ts'

test.each(locales)('the %s messages come keyed by their locale', (locale) => {
  expect(JSON.parse(messagesBody(locale))).toEqual({ [locale]: messages[locale] })
})

test('the address of the messages changes with their content', () => {
  expect(messagesHash('en')).toMatch(/^[\w-]{10}$/)
  expect(messagesHash('en')).not.toBe(messagesHash('de'))
  expect(messagesPath('de')).toBe(`/_i18n/${messagesHash('de')}/de/messages.json`)
})

test('the plain address may change its content, the hashed one never does', () => {
  expect(findMessagesAddress('/_i18n/de/messages.json')).toEqual({
    locale: 'de',
    isImmutable: false,
  })
  expect(findMessagesAddress(messagesPath('en'))).toEqual({ locale: 'en', isImmutable: true })
})

test.each([
  '/_i18n/xx/messages.json',
  '/_i18n/messages.json',
  '/_i18n/oldhash/en/messages.json',
  `/_i18n/${messagesHash('en')}/de/messages.json`,
  '/_i18n/__proto__/messages.json',
  '/_i18n/en/messages.json/',
])('there are no messages at %s', (path) => {
  expect(findMessagesAddress(path)).toBeNull()
})
