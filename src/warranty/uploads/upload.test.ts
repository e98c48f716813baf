import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownName } from './upload.ts'

test.each([
  ['IMG_0042.jpg', 'IMG_0042.jpg'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\fakepath\crack.png`, 'crack.png'],
  ['a\u0000b\u202Egpj.exe', 'abgpj.exe'],
  ['/', ''],
  ['Rahmennummer ä.jpg', 'Rahmennummer ä.jpg'],
])('shows %j as %j', (sent, shown) => {
  expect(shownName(sent)).toBe(shown)
})

test('no name contains a path, a control character or half a character', () => {
  let paths = 0
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.string(), (before, after) => {
      const name = shownName(`${before}/${after}`)
      paths += 1
      expect(name).not.toMatch(/[/\\\p{Cc}]/u)
      expect(name.length).toBeLessThanOrEqual(100)
      expect(name.isWellFormed()).toBe(true)
    }),
  )
  expect(paths).toBeGreaterThan(50)
})
