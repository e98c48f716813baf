import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { drawPixels, rasteriseDrawing } from './rasterise.server.ts'

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
