import { expect, test } from 'vitest'
import { isCommonPassword, isEmailAsPassword } from './common-passwords.server.ts'
import list from './common-passwords.txt?raw'

const entries = list.split('\n').filter((entry) => entry !== '' && !entry.startsWith('#'))

test('the list contains more than three thousand passwords of sufficient length', () => {
  const longEnough = new Set(entries.filter(({ length }) => length >= 8))
  expect(longEnough.size).toBeGreaterThan(3000)
  expect(entries.length).toBe(new Set(entries).size)
})

test('every entry is refused, also in capitals', () => {
  for (const entry of entries) expect(isCommonPassword(entry.toUpperCase()), entry).toBe(true)
})

test.each([
  'Password1',
  'P@ssw0rd',
  'P4$$w0rd2026!',
  'letmein!!',
  'Monkey1990',
  '!!dragon!!',
  'Schatz2024',
  'fahrrad123',
  'calder2026',
  '98765432',
  'abcdefgh',
  'aaaaaaaaaaaa',
  'qweqweqwe',
  '31121985',
  '12311985',
  '51505150',
  '111222333',
  '19851231',
])('refuses %s', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'gravel before breakfast',
  'monkeys ride gravel bikes',
  'kv8Tq2mXw0',
  'Regenjacke im Juni',
  'dragon9182736450',
  'correct horse battery staple',
])('accepts %s', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('refuses an email address and its first part', () => {
  expect(isEmailAsPassword('Ada.Rider@riders.example', 'ada.rider@riders.example')).toBe(true)
  expect(isEmailAsPassword('ada.rider', 'ada.rider@riders.example')).toBe(true)
  expect(isEmailAsPassword('Ada.Rider1985!', 'ada.rider@riders.example')).toBe(true)
  expect(isEmailAsPassword('over moor 7', 'moor7@riders.example')).toBe(false)
  expect(isEmailAsPassword('gravel before breakfast', 'ada.rider@riders.example')).toBe(false)
})

test('the longest passwords are checked quickly', () => {
  const tricky = ['a1'.repeat(128), '!'.repeat(128) + 'a'.repeat(128), 'ab'.repeat(127) + '!x']
  expect(tricky.map((password) => isCommonPassword(password))).toEqual([true, true, false])
})
