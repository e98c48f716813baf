import { expect, test } from 'vitest'
import { routablePath } from './routable-path.ts'

test.each([
  ['/road-bikes/', '/road-bikes/'],
  ['/r%C3%A4der/', '/r%C3%A4der/'],
  ['/%E2%80%A8/', '/%20/'],
  ['/a%e2%80%a9b/', '/a%20b/'],
  ['/a%0d%0Ab/', '/a%20%20b/'],
  ['/%zz/', '/%25zz/'],
  ['/%/', '/%25/'],
  ['/%ED%A0%80/', '/%25ED%25A0%2580/'],
])('%s is matched as %s', (path, routable) => {
  expect(routablePath(path)).toBe(routable)
})
