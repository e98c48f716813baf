import { expect, test } from 'vitest'
import { browserWords } from './browser-words.server.ts'

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

test.each([
  ['Chrome on Windows', 'Chrome unter Windows', chromeOnWindows],
  ['Edge on Windows', 'Edge unter Windows', `${chromeOnWindows} Edg/142.0`],
  ['Safari on an iPhone', 'Safari auf dem iPhone', iPhone],
  ['Firefox on Linux', 'Firefox unter Linux', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'],
  ['Linux', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ['Unknown browser', 'Unbekannter Browser', 'curl/8'],
  ['Unknown browser', 'Unbekannter Browser', ''],
])('a customer recognises %s', (english, german, userAgent) => {
  expect(browserWords('en', userAgent)).toBe(english)
  expect(browserWords('de', userAgent)).toBe(german)
})
