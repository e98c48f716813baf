import { expect, test } from 'vitest'
import { helpLink } from './help-link.ts'

const helpUrl = 'https://help.example/'

test('sends a visitor from Germany to the German help centre', () => {
  expect(helpLink('de', helpUrl)).toBe('/help-centre/')
})

test.each(['gb', 'at', 'ch', 'us'])('sends a visitor from %s to the help pages', (country) => {
  expect(helpLink(country, helpUrl)).toBe('https://help.example/')
})
