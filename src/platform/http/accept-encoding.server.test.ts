import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.server.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br', 'every current browser'],
  ['gzip, deflate', 'gzip', 'an old browser or plain http'],
  ['br;q=0, gzip', 'gzip', 'brotli refused'],
  ['br;q=0.5, gzip;q=0.8', 'gzip', 'gzip liked better'],
  ['*', 'br', 'anything goes'],
  ['*;q=0', 'identity', 'everything refused still gets an answer'],
  ['gzip;q=0, *', 'br', 'anything but gzip'],
  ['identity, br;q=0.2', 'identity', 'plain bytes liked better'],
  ['identity;q=0, gzip;q=0.1', 'gzip', 'plain bytes refused'],
  ['GZIP ; Q=1', 'gzip', 'upper case and spaces'],
  ['x-gzip', 'gzip', 'the old name of gzip'],
  ['br;q=banana, gzip;q=0.1', 'gzip', 'a weight that is no number counts for nothing'],
  ['deflate, zstd', 'identity', 'only codings we do not keep'],
  ['', 'identity', 'an empty wish'],
])('"%s" is answered with %s: %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
  expect(chooseEncoding(header)).toBe(encoding)
})

test('who says nothing about codings gets plain bytes', () => {
  expect(chooseEncoding()).toBe('identity')
})
