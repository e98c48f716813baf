import { expect, test } from 'vitest'
import { withTypedColours } from './typed-colours.ts'

const typed = (query: string) => String(withTypedColours(new URLSearchParams(query)))

test('a colour typed into a plain form becomes the colour of its section', () => {
  expect(typed('size=M&frameColour=BBCOLOUR-OWN-AABBCC&frameColour-hex=%231f5eff')).toBe(
    'size=M&frameColour=BBCOLOUR-OWN-1F5EFF',
  )
})

test('what is no colour stays for its error, and the colour before it is kept', () => {
  expect(typed('frameColour=BBCOLOUR-OWN-AABBCC&frameColour-hex=red')).toBe(
    'frameColour=BBCOLOUR-OWN-AABBCC&frameColour-hex=red',
  )
})

test('a typed colour without a section that takes one counts for nothing', () => {
  expect(typed('frameColour=BBCOLOUR-MOSS&frameColour-hex=1f5eff')).toBe(
    'frameColour=BBCOLOUR-MOSS',
  )
  expect(typed('-hex=1f5eff&wheelset=WHL-C40')).toBe('wheelset=WHL-C40')
})
