import { expect, test } from 'vitest'
import type { Choice } from '#/configurator/choice/choice.ts'
import { sampleOffered as bike } from '#/configurator/choice/sample-offered.ts'
import { withPresses } from './early-presses.ts'

const plain: Choice = { colour: 'slate', size: null, parts: {} }
const press = (name: string, value: string) => ({ name, value })

test('applies size and colour pressed before hydration', () => {
  expect(withPresses(bike, plain, [press('size', 'M'), press('colour', 'ember')])).toEqual({
    colour: 'ember',
    size: 'M',
    parts: {},
  })
})

test('applies an early part with its size, and “none” removes it', () => {
  const saddled = withPresses(bike, plain, [press('saddle', 'SDL-LIGHT')])
  expect(saddled.parts['saddle']?.sku).toBe('SDL-LIGHT')
  const barred = withPresses(bike, saddled, [
    press('handlebar', 'BAR-FLARE'),
    press('handlebar-size', '460'),
  ])
  expect(barred.parts['handlebar']).toEqual({ sku: 'BAR-FLARE', size: '460' })
  const bagged = withPresses(bike, plain, [press('bags', 'BAG-FRAME')])
  expect(withPresses(bike, bagged, [press('bags', '')]).parts).toEqual({})
})

test('pressing one of the bike’s own colours removes custom paint', () => {
  const painted = withPresses(bike, plain, [press('frameColour', colourSku)])
  expect(painted.parts['frameColour']?.sku).toBe(colourSku)
  expect(withPresses(bike, painted, [press('colour', 'ember')])).toEqual({
    ...plain,
    colour: 'ember',
  })
})

const colourSku = bike.sections.find(({ key }) => key === 'frameColour')?.parts[0]?.sku ?? ''
