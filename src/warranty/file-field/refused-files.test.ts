import { expect, test } from 'vitest'
import { refusedFiles } from './refused-files.ts'

test('a refused file is reported at its field', () => {
  expect(refusedFiles({ proofRefused: 'upload-not-a-proof', name: 'Ada' })).toMatchObject({
    proof: [{ key: 'refusals.upload-not-a-proof' }],
  })
  expect(refusedFiles({ picturesRefused: 'too-many-requests' })).not.toBeNull()
})

test.each(['nope', '', 'upload', '__proto__', 'cart-empty', 'upload-heic '])(
  'a reason that no file has (%j) is not shown',
  (code) => expect(refusedFiles({ picturesRefused: code })).toBeNull(),
)
