import { expect, test } from 'vitest'
import { helpLink } from './help-link.ts'

const helpUrl = 'https://help.example/'

test.each(['de', 'at', 'ch', 'lu'])('sends a visitor from %s to our own help centre', (country) => {
  expect(helpLink(country, helpUrl)).toBe('/help-centre/')
})

test.each(['gb', 'fr', 'us'])('sends a visitor from %s to the help pages elsewhere', (country) => {
  expect(helpLink(country, helpUrl)).toBe('https://help.example/')
})

test.each(['gb', 'de'])('has a help centre for %s without help pages elsewhere', (country) => {
  expect(helpLink(country, null)).toBe('/help-centre/')
})
