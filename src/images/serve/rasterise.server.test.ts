import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { drawPixels, rasteriseDrawing, rasterisePhotograph } from './rasterise.server.ts'

/** 40 × 20 as stored; its EXIF orientation turns it upright: 20 × 40, red on top. */
const photograph = async () => {
  const halves = await sharp({
    create: { width: 40, height: 20, channels: 3, background: '#0000ff' },
  })
    .composite([
      {
        input: { create: { width: 20, height: 20, channels: 3, background: '#ff0000' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  return sharp(halves)
    .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'my garden' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test('turns a photograph upright and removes its metadata', async () => {
  const made = await rasterisePhotograph(await photograph(), { height: 96 }, 'png')
  const { width, height, exif, orientation } = await sharp(made).metadata()
  expect([width, height]).toEqual([20, 40])
  expect([exif, orientation]).toEqual([undefined, undefined])
  const [red = 0, , blue = 0] = await sharp(made).flatten().raw().toBuffer()
  expect(red).toBeGreaterThan(blue)
})

test('does not enlarge a small photograph', async () => {
  const photo = await photograph()
  const scaled = await sharp(await rasterisePhotograph(photo, { width: 640 }, 'webp')).metadata()
  expect([scaled.width, scaled.height]).toEqual([20, 40])
  const cropped = await sharp(
    await rasterisePhotograph(photo, { width: 640, height: 640, fit: 'crop' }, 'webp'),
  ).metadata()
  expect([cropped.width, cropped.height]).toEqual([20, 20])
})

test('pads a photograph that is fitted into a frame', async () => {
  const made = await rasterisePhotograph(
    await photograph(),
    { width: 160, height: 96, fit: 'contain' },
    'png',
  )
  const { width, height } = await sharp(made).metadata()
  expect([width, height]).toEqual([160, 96])
})

test.each([
  ['carbon endurance', '#d9758a', 480],
  ['carbon aero', '#8e3b2e', 320],
] as const)('a PNG of a %s in %s keeps its colours', async (sample, colour, width) => {
  const look = sampleLooks[sample]
  if (!look) throw new Error('There is no such sample.')
  const logo = '#12161c'
  const paint = { finish: 'matt', colour, downTubeLogo: logo, smallLogo: logo } as const
  const svg = drawBike({ ...look, paint })
  const frame = { width, ground: 'stone100' } as const
  const colours = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer()
  const exact = await colours(await drawPixels(svg, frame))
  const sent = await colours(await rasteriseDrawing(svg, frame, 'png'))
  const wrong = sent.filter((value, index) => Math.abs(value - (exact[index] ?? 0)) > 40)
  expect(wrong.length).toBeLessThan(100)
})
