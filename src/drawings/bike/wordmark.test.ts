import { expect, test } from 'vitest'
import { wordmark } from './wordmark.ts'

const mark = (word: string) => wordmark(word, { height: 20, colour: '#ffffff' })

test('a longer name takes more room', () => {
  expect(mark('CALDER').width).toBeGreaterThan(mark('CALD').width)
})

test('small letters are drawn as capitals', () => {
  expect(mark('calder')).toEqual(mark('CALDER'))
})

test('letters the alphabet lacks leave no hole', () => {
  expect(mark('C✓D').width).toBe(mark('CD').width)
})
