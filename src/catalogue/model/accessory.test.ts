import { expect, test } from 'vitest'
import { accessoryColourName } from './accessory.ts'

const ink = { name: { en: 'Ink', de: 'Tinte' } }

test('a colour of two tones is called by both, in either language', () => {
  expect(accessoryColourName({ ...ink, accentName: { en: 'Ochre', de: 'Ocker' } })).toEqual({
    en: 'Ink / Ochre',
    de: 'Tinte / Ocker',
  })
  expect(accessoryColourName(ink)).toEqual(ink.name)
})
