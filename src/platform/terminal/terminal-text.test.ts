import { expect, test } from 'vitest'
import { printTo, terminalText, utcMinute } from './terminal-text.ts'

test('what a customer typed cannot colour, clear or turn round the text of a terminal', () => {
  expect(terminalText('Ada\u001B[2J\u202E\u0007 Lovelace\nof Leeds')).toBe(
    'Ada[2J Lovelace\nof Leeds',
  )
  expect(terminalText('Müller-Østergård 🚲')).toBe('Müller-Østergård 🚲')
})

test('whatever a command prints is one line of plain text', () => {
  const written: string[] = []
  printTo({ write: (text) => written.push(text) })('Eve\u202E\u2066 \u2028Order 1: paid\u2029')
  expect(written).toEqual(['Eve Order 1: paid\n'])
})

test('a time is printed to the minute', () => {
  expect(utcMinute(new Date('2026-11-18T09:05:59Z'))).toBe('2026-11-18 09:05')
})
