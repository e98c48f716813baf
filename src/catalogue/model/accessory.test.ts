import { expect, test } from 'vitest'
import { accessoryColourName } from './accessory.ts'

const ink = { name: { en: 'Ink', de: 'Tinte' } }

test('a colour of two tones is called by both, in either language', () => {
  expect(accessoryColourName({ ...ink, accentName: { en: 'Ochre', de: 'Ocker' } })).toEqual({
    en: 'Ink\u{a0}/ Ochre',
    de: 'Tinte\u{a0}/ Ocker',
  })
  expect(accessoryColourName(ink)).toEqual(ink.name)
})
