import type { Diagram, DiagramLanguage } from './diagram.ts'
import { drawBrakingDistance } from './braking-distance.ts'
import { drawChainWear } from './chain-wear.ts'
import { drawEBikeRange } from './e-bike-range.ts'
import { drawGears } from './gears.ts'
import { drawPackedBike } from './packed-bike.ts'
import { drawRimSections, drawTyreSections } from './sections.ts'
import { drawStackAndReach } from './stack-and-reach.ts'

const painters: Record<Diagram, (language: DiagramLanguage) => string> = {
  gears: drawGears,
  'tyre-sections': drawTyreSections,
  'packed-bike': drawPackedBike,
  'braking-distance': drawBrakingDistance,
  'e-bike-range': drawEBikeRange,
  'rim-sections': drawRimSections,
  'chain-wear': drawChainWear,
  'stack-and-reach': drawStackAndReach,
}

/** A figure that explains something in a story, drawn to scale. */
export const drawDiagram = (diagram: Diagram, language: DiagramLanguage): string =>
  painters[diagram](language)
