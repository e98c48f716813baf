import { expect, test } from 'vitest'
import { parseAsset } from '#/images/names/asset-name.ts'
import { customBuildPicture } from './custom-build-picture.ts'

const stock = {
  picture: { asset: 'bike/snicket-e-cues/slate.svg', version: '1' },
  alt: { en: 'Snicket', de: 'Snicket' },
}
const name = { en: 'Snicket-E', de: 'Snicket-E' }

const aPart = (sku: string) => ({
  sku,
  section: sku.toLowerCase(),
  look: { pedals: 'flat' } as const,
})
const pictureWith = (skus: readonly string[]) =>
  customBuildPicture(stock, { name, custom: null, parts: skus.map(aPart) }).picture
const numbered = (count: number, start: string) =>
  Array.from({ length: count }, (_, index) => `${start}-${10 + index}`)

test('a bike with another part in every section has a picture', () => {
  const skus = numbered(25, 'PART-A')
  expect(parseAsset(pictureWith(skus).asset)).toMatchObject({ customParts: skus })
})

test('parts that the name of the picture has no room for do not change its version', () => {
  const long = numbered(40, 'A-PART-WITH-A-LONG-NAME')
  expect(pictureWith(long)).toEqual(stock.picture)
})
