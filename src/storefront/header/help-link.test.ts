import { expect, test } from 'vitest'
import { helpLink } from './help-link.ts'

const helpUrl = 'https://help.example/'

test('a visitor from Germany is helped in the German help centre', () => {
  expect(helpLink('de', helpUrl)).toBe('/help-centre/')
})

test.each(['gb', 'at', 'ch', 'us'])('a visitor from %s is sent to the help pages', (country) => {
  expect(helpLink(country, helpUrl)).toBe('https://help.example/')
})
