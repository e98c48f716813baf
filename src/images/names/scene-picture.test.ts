import { expect, test } from 'vitest'
import { diagramPicture, scenePicture } from './scene-picture.ts'

test('a landscape and a diagram keep their version, also when they are sent to a page', () => {
  const look = { place: 'chalk', time: 'day', weather: 'clear', seed: 'wolds' } as const
  for (const name of [() => scenePicture(look), () => diagramPicture('gears', 'de')]) {
    const picture = name()
    expect(picture.version).toMatch(/^[\w-]+$/)
    expect(name().version).toBe(picture.version)
    expect(JSON.parse(JSON.stringify(picture))).toEqual({
      asset: picture.asset,
      version: picture.version,
    })
  }
})

test('a diagram in another language is another picture', () => {
  expect(diagramPicture('gears', 'de').asset).not.toBe(diagramPicture('gears', 'en').asset)
  expect(diagramPicture('gears', 'de').version).not.toBe(diagramPicture('gears', 'en').version)
})
