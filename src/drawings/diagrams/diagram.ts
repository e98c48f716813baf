export const diagrams = [
  'gears',
  'tyre-sections',
  'packed-bike',
  'braking-distance',
  'e-bike-range',
  'rim-sections',
  'chain-wear',
  'stack-and-reach',
] as const
export type Diagram = (typeof diagrams)[number]

/** The languages a diagram can be written in. */
export const diagramLanguages = ['en', 'de'] as const
export type DiagramLanguage = (typeof diagramLanguages)[number]

/** Every diagram has this shape; its letters are large enough to be read on a phone. */
export const diagramSize = { width: 800, height: 500 }
