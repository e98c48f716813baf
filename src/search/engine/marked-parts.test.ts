import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const marked = (text: string, typed: string) =>
  markedParts(text, typed)
    .map(({ text: part, isTyped }) => (isTyped ? `[${part}]` : part))
    .join('')

test.each([
  ['gravel race', 'grav', '[grav]el race'],
  ['electric gravel', 'grav', 'electric [grav]el'],
  ['Rücklicht', 'rueck', '[Rück]licht'],
  ['Carbon gravel bike', 'gravel car', '[Car]bon [gravel] bike'],
  ['Helm Crest', 'xyz', 'Helm Crest'],
])('in “%s” the part that matches “%s” is marked', (text, typed, parts) => {
  expect(marked(text, typed)).toBe(parts)
})
