import { expect, test } from 'vitest'
import { assetName, type Asset } from './asset-name.ts'
import { isLandscape, ratioOf, sceneSize } from './asset-shape.ts'

const look = { place: 'fells', time: 'dawn', weather: 'clear', seed: 'harvest' } as const

test.each<[Asset, number]>([
  [{ kind: 'bike', slug: 'wold', colour: 'moss' }, 3 / 2],
  [{ kind: 'model', slug: 'wold', colour: 'moss' }, 3 / 2],
  [{ kind: 'accessory', slug: 'bottle', colour: null }, 1],
  [{ kind: 'component', sku: 'SADDLE-1' }, 1],
  [{ kind: 'scene', look, size: null }, 1680 / 720],
  [{ kind: 'scene', look, size: { width: 800, height: 1000 } }, 0.8],
  [{ kind: 'lost-rider' }, 1200 / 900],
])('reads the ratio of %o from its name', (asset, ratio) => {
  expect(ratioOf(assetName(asset))).toBeCloseTo(ratio, 10)
})

test('reads a size only from the name of a landscape', () => {
  const size = { width: 1680, height: 720 }
  expect(sceneSize(assetName({ kind: 'scene', look, size }))).toEqual(size)
  expect(sceneSize(assetName({ kind: 'scene', look, size: null }))).toBeNull()
  expect(sceneSize('bike/wold-100x200.svg')).toBeNull()
  expect(isLandscape('scene/lost-rider.svg')).toBe(true)
  expect(isLandscape('bike/scene.svg')).toBe(false)
})
