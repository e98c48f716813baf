import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.server.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br', 'every current browser'],
  ['gzip, deflate', 'gzip', 'an old browser or plain HTTP'],
  ['br;q=0, gzip', 'gzip', 'brotli refused'],
  ['br;q=0.5, gzip;q=0.8', 'gzip', 'gzip preferred'],
  ['*', 'br', 'anything accepted'],
  ['*;q=0', 'identity', 'everything refused still gets a response'],
  ['gzip;q=0, *', 'br', 'anything but gzip'],
  ['identity, br;q=0.2', 'identity', 'plain bytes preferred'],
  ['identity;q=0, gzip;q=0.1', 'gzip', 'plain bytes refused'],
  ['GZIP ; Q=1', 'gzip', 'upper case and spaces'],
  ['x-gzip', 'gzip', 'the old name of gzip'],
  ['br;q=banana, gzip;q=0.1', 'gzip', 'a weight that is not a number counts as zero'],
  ['deflate, zstd', 'identity', 'only unsupported encodings'],
  ['', 'identity', 'an empty header'],
])('"%s" gets %s: %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
  expect(chooseEncoding(header)).toBe(encoding)
})

test('without an Accept-Encoding header the response is plain bytes', () => {
  expect(chooseEncoding()).toBe('identity')
})

test('of the encodings that a file is there in, the best that is accepted is chosen', () => {
  expect(chooseEncoding('gzip, br', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('gzip;q=0, br', ['gzip'])).toBe('identity')
})
