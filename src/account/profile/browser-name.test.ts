import { expect, test } from 'vitest'
import { browserIn } from './browser-name.ts'

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'

test.each([
  ['Chrome, Windows', chromeOnWindows],
  ['Edge, Windows', `${chromeOnWindows} Edg/142.0`],
  [
    'Safari, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
])('recognises %s', (name, userAgent) => {
  expect(browserIn(userAgent)).toBe(name)
})

test('returns null for an unknown browser', () => {
  expect(browserIn('curl/8')).toBeNull()
})
