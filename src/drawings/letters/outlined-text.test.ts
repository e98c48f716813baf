import { expect, test } from 'vitest'
import { outlinedText } from './outlined-text.ts'

const look = { size: 100, colour: '#000000', weight: 400, anchor: 'start' } as const

test('a word ends where it is told to', () => {
  expect(outlinedText('ii', [50, 10], look)).toContain('translate(50 10)scale(0.1)')
  expect(outlinedText('ii', [50, 10], { ...look, anchor: 'end' })).toContain('translate(5 10)')
  expect(outlinedText('ii', [50, 10], { ...look, anchor: 'middle' })).toContain(
    'translate(27.5 10)',
  )
})

test('letters that fit into each other stand closer', () => {
  const second = (word: string) =>
    Number(/M([1-9]\d*) 0/.exec(outlinedText(word, [0, 0], look))?.[1])
  expect(second('We')).toBeLessThan(second('Wi'))
})

test('a letter without an outline is reported and not left out', () => {
  expect(() => outlinedText('ж', [0, 0], look)).toThrow('has no outline')
})
