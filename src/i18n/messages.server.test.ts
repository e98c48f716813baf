import { expect, test } from 'vitest'
import { compileMessages } from './compile-messages.server.ts'
import typedDe from './de.json' with { type: 'json' }
import typedEn from './en.json' with { type: 'json' }
import { locales } from './locale.ts'
import {
  hashOfBody,
  parseMessagesUrl,
  messages,
  messagesBody,
  messagesHash,
} from './messages.server.ts'

test.each(locales)('the %s messages are complete and keyed by their locale', (locale) => {
  const body = JSON.parse(messagesBody(locale)) as Record<string, Record<string, unknown>>
  expect(Object.keys(body)).toEqual([locale])
  expect(body[locale]?.['goHome']).toBe(messages[locale].goHome)
  expect(Object.keys(body[locale] ?? {})).toEqual(Object.keys(messages[locale]))
})

test('plain texts are sent as they are, those with placeholders and plurals compiled', () => {
  const { en } = JSON.parse(messagesBody('en')) as { en: Record<string, Record<string, unknown>> }
  expect(en['buttons']?.['add']).toBe('Add')
  expect(en['cart']?.['count']).toBeInstanceOf(Array)
})

test('the hashed URL changes with the messages', () => {
  const body = messagesBody('en')
  expect(messagesHash('en')).toMatch(/^[\w-]{10}$/)
  expect(messagesHash('en')).toBe(hashOfBody(body))
  expect(hashOfBody(body.replace('"Add"', '"Buy"'))).not.toBe(hashOfBody(body))
  expect(body).toContain('"Add"')
})

test('only the hashed URL is immutable', () => {
  expect(parseMessagesUrl('/_i18n/de/messages.json')).toEqual({
    locale: 'de',
    isImmutable: false,
  })
  expect(parseMessagesUrl(`/_i18n/${messagesHash('en')}/en/messages.json`)).toEqual({
    locale: 'en',
    isImmutable: true,
  })
})

test.each([
  '/_i18n/xx/messages.json',
  '/_i18n/messages.json',
  '/_i18n/oldhash/en/messages.json',
  `/_i18n/${messagesHash('en')}/de/messages.json`,
  '/_i18n/__proto__/messages.json',
  '/_i18n/en/messages.json/',
])('has no messages at %s', (path) => {
  expect(parseMessagesUrl(path)).toBeNull()
})

test.each([
  ['en', typedEn],
  ['de', typedDe],
] as const)('the %s messages of the bundle are those that the server renders', (locale, typed) => {
  // The browser takes them where the others cannot be fetched; a different space would break the hydration.
  expect(JSON.stringify({ [locale]: compileMessages(typed) })).toBe(messagesBody(locale))
})
