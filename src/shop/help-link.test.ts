import { expect, test } from 'vitest'
import { helpLink } from './help-link.ts'

const site = { helpUrl: 'https://help.example/' }

test('a visitor from Germany is helped in the German help centre', () => {
  expect(helpLink('de', site)).toBe('/help-centre/')
})

test.each(['gb', 'at', 'ch', 'us'])('a visitor from %s is sent to the help pages', (country) => {
  expect(helpLink(country, site)).toBe('https://help.example/')
})
