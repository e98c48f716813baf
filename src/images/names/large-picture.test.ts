import { expect, test } from 'vitest'
import { largePicture } from './large-picture.ts'

const picture = { asset: 'bike/keld/moss.svg', version: '1' }

test('a bike is half as wide again as it is high, and an accessory is square', () => {
  expect(largePicture({ picture, isSquare: false })).toMatchObject({ width: 960, height: 640 })
  expect(largePicture({ picture, isSquare: true })).toMatchObject({ width: 960, height: 960 })
})
