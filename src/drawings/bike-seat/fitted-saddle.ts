import type { BikeLook, RailMaterial, SaddleShape } from '#/drawings/bike/bike-look.ts'
import type { Hex } from '#/drawings/bike/colour.ts'
import { plainColours } from '#/drawings/bike-parts/plain-colours.ts'

/** A saddle of which nothing is stated; without a shape it is the one that suits the frame. */
export const plainSaddle = {
  colour: plainColours.saddle,
  shape: null,
  rails: 'steel',
  mark: '',
} as const satisfies NonNullable<BikeLook['saddle']>

type FittedSaddle = { colour: Hex; shape: SaddleShape; rails: RailMaterial; mark: string }

/** The look that all views share, and the mark, which only the side shows. */
export function fittedSaddle({ saddle, frame }: BikeLook): FittedSaddle {
  const { shape, ...stated } = { ...plainSaddle, ...saddle }
  return { ...stated, shape: shape ?? (frame.shape === 'commuter' ? 'comfort' : 'long') }
}

/** Colour, finish and width of the rails, and how much of the light they throw back. */
export const railKinds = {
  steel: { colour: '#a4aab0', finish: 'raw', width: 7.4, shine: 0.65 },
  titanium: { colour: '#b3aea5', finish: 'raw', width: 7.4, shine: 0.72 },
  carbon: { colour: '#1c1e21', finish: 'carbon', width: 9.6, shine: 0.28 },
} as const satisfies Record<RailMaterial, object>
