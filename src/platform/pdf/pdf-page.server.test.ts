import { expect, test } from 'vitest'
import { breakLines } from './pdf-page.server.ts'

const isWide = (line: string) => line.length > 10

test.each([
  ['74\u00A0mm reach', ['74\u00A0mm', 'reach']],
  ['reach of 74\u00A0mm', ['reach of', '74\u00A0mm']],
  ['one two', ['one two']],
  ['', ['']],
  ['a word-that-is-longer than', ['a', 'word-that-is-longer', 'than']],
])('“%s” is broken at plain spaces only', (text, lines) => {
  expect(breakLines(text, isWide)).toEqual(lines)
})
