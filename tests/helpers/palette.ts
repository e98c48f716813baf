import { jsonFile } from '#/catalogue/demo-data/sample-files.ts'
import { sampleComponents } from '#/catalogue/demo-data/sample-records.ts'

export const paint = 'BBCOLOUR-FOG'

const named = (sku: string, en: string, de: string, facts: object) => ({
  sku,
  name: { en, de },
  price: 0,
  ...facts,
})
const section = (id: number, key: string, en: string, de: string) => ({
  id,
  key,
  name: { en, de },
  position: id,
})

const sections = [
  {
    section: section(57, 'paintFinish', 'Finish', 'Oberfläche'),
    options: [
      named('PNT-GLOSS', 'Gloss', 'Glanz', { paint: { finish: 'gloss' } }),
      named('PNT-MATT', 'Matt', 'Stumpf', { paint: { finish: 'matt' } }),
      named('PNT-RAW', 'Brushed', 'Gebürstet', {
        paint: { finish: 'raw' },
        facts: { forMaterials: ['titanium'] },
      }),
    ],
  },
  {
    section: section(58, 'frameColour', 'Colour', 'Farbe'),
    options: [
      { ...named(paint, 'Fog', 'Nebel', { paint: { colour: '#d6d8d5' } }), price: 250 },
      named('BBCOLOUR-INK', 'Ink', 'Tinte', { paint: { colour: '#16191d' } }),
      named('BBCOLOUR-PEARL', 'Pearl', 'Perle', {
        paint: { colour: '#eceae6' },
        facts: { finishes: ['gloss'] },
      }),
    ],
  },
  {
    section: section(59, 'gradientColour', 'Fade to', 'Verlauf zu'),
    options: [
      named('PNT-FADE-NONE', 'No fade', 'Kein Verlauf', { paint: { colour: null } }),
      named('PNT-FADE-INK', 'Ink', 'Tinte', { paint: { colour: '#16191d' } }),
    ],
  },
  {
    section: section(60, 'gradientAngle', 'Direction', 'Richtung'),
    options: [
      named('PNT-ANGLE-0', 'Forward', 'Nach vorn', { paint: { angle: 0 } }),
      named('PNT-ANGLE-90', 'Up', 'Nach oben', { paint: { angle: 90 } }),
    ],
  },
  {
    section: section(61, 'downTubeLogoColour', 'Logo', 'Schriftzug'),
    options: [
      named('LGO-DT-MILK', 'Milk', 'Milch', { paint: { colour: '#f7f6f2' } }),
      named('LGO-DT-INK', 'Ink', 'Tinte', { paint: { colour: '#16191d' } }),
    ],
  },
  {
    section: section(62, 'topTubeForkLogoColour', 'Small logos', 'Kleine Schriftzüge'),
    options: [named('LGO-TT-MILK', 'Milk', 'Milch', { paint: { colour: '#f7f6f2' } })],
  },
]

/** A small palette with one paint option of every kind, and their exclusions. */
export const paletteFiles = () =>
  sections.map((part) =>
    jsonFile('components', `components/${part.section.key}.json`, {
      ...sampleComponents,
      ...part,
      kind: 'paint-swatch',
    }),
  )
