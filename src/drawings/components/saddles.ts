import { form, stitches } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { ellipse } from '#/drawings/accessory/outline.ts'
import { brass, type Painter, plastic, steel, type Studio } from '#/drawings/accessory/studio.ts'
import { tone } from '#/drawings/accessory/tone.ts'
import { railKinds } from '#/drawings/bike-seat/fitted-saddle.ts'
import { saddleMarkPlace } from '#/drawings/bike-seat/saddle-mark.ts'
import { saddleOutlines, type SaddleOutline } from '#/drawings/bike-seat/saddle-shapes.ts'
import type { RailMaterial, SaddleShape } from '#/drawings/bike/bike-look.ts'

/** Each design is the saddle that it is on the bike, on rails of the material that its name states. */
const designs = {
  channel: { outline: 'long', rails: 'steel' },
  'channel-titanium': { outline: 'long', rails: 'titanium' },
  'cut-out': { outline: 'open', rails: 'steel' },
  flat: { outline: 'flat', rails: 'titanium' },
  'channel-carbon': { outline: 'long', rails: 'carbon' },
  short: { outline: 'short', rails: 'steel' },
  'short-carbon': { outline: 'short', rails: 'carbon' },
  gravel: { outline: 'gravel', rails: 'steel' },
  leather: { outline: 'leather', rails: 'steel' },
  rubber: { outline: 'rubber', rails: 'steel' },
  wave: { outline: 'wave', rails: 'steel' },
  floating: { outline: 'core', rails: 'steel' },
  comfort: { outline: 'comfort', rails: 'steel' },
} as const satisfies Record<string, { outline: SaddleShape; rails: RailMaterial }>

type Design = keyof typeof designs
const names: [Design, ...Design[]] = [
  'channel',
  'cut-out',
  'flat',
  'channel-titanium',
  'channel-carbon',
  'short',
  'short-carbon',
  'gravel',
  'leather',
  'rubber',
  'wave',
  'floating',
  'comfort',
]

/** Pixels for a millimetre; the outlines are the bike's own. */
const scale = 2.4

export const paintSaddle: Painter = (studio) => {
  const { sketch } = studio
  const design = studio.shape(...names)
  const { outline: shape, rails: material } = designs[design]
  const outline = saddleOutlines[shape]
  studio.ground(392, 556, 250)
  sketch.group({ transform: `translate(400 420)scale(${scale})` }, () => {
    rails(studio, outline, material)
    sketch.stroke(outline.shell, plastic(-0.2), 6, { 'stroke-linecap': 'round' })
    sketch.stroke(outline.shell, plastic(0.5), 1, {
      'stroke-linecap': 'round',
      transform: 'translate(0 -1.4)',
      opacity: 0.7,
    })
    cover(studio, outline, shape)
    lettered(studio, shape)
  })
}

/** Two rails side by side: the far one a little higher and in the shade. */
function rails({ sketch }: Studio, { nose, tail }: SaddleOutline, material: RailMaterial): void {
  const { colour, width, shine } = railKinds[material]
  const metal = tone(colour)
  const d = `M${nose} 20C${nose - 12} 34 ${nose - 30} 46 ${nose - 54} 46H-46C-66 46 ${tail + 14} 40 ${tail} 30`
  const rail = (dim: number, by: string) =>
    sketch.group({ transform: by, 'stroke-linecap': 'round' }, () => {
      sketch.stroke(d, metal(-0.9), width)
      sketch.stroke(d, metal(-0.25 + dim), width - 2)
      sketch.stroke(d, metal(shine + dim), 1.6, { transform: 'translate(0 -1.4)' })
    })
  rail(-0.4, 'translate(5 -4)')
  rail(0, '')
}

const gloss: Partial<Record<SaddleShape, number>> = { leather: 0.55, rubber: 0.03 }

function cover(studio: Studio, outline: SaddleOutline, shape: SaddleShape): void {
  const { sketch, colour } = studio
  const { cover: whole, panel, lines = [], rivets = [] } = outline
  const seam = panel.slice(0, panel.indexOf('L'))
  form(sketch, whole, colour, {
    edge: 10,
    gloss: gloss[shape] ?? 0.14,
    depth: 0.9,
    detail: () => {
      sketch.fill(panel, '#000', { opacity: 0.24 })
      for (const [d, stroke, wide, dashes] of lines)
        sketch.stroke(d, stroke, wide, dashes ? { 'stroke-dasharray': dashes } : {})
      sketch.stroke(seam, '#000', 1.2, { opacity: 0.45 })
    },
  })
  if (shape !== 'leather' && shape !== 'rubber')
    sketch.group({ transform: 'translate(0 2.6)' }, () => stitches(sketch, seam, colour(0.8), 0.7))
  // A soft core below the cover is not part of its form.
  for (const [d, stroke, wide, dashes] of lines)
    if (shape === 'core' || shape === 'comfort' || shape === 'rubber')
      sketch.stroke(d, stroke, wide, dashes ? { 'stroke-dasharray': dashes } : {})
  for (const [x, y] of rivets)
    form(sketch, ellipse(x, y, 3.8), shape === 'leather' ? brass : steel, { edge: 1.4, gloss: 0.9 })
}

/** Names stand on the panel where there is room, and a further word near the nose. */
function lettered({ sketch, ink, brand, label }: Studio, shape: SaddleShape): void {
  const place = brand && saddleMarkPlace(shape, brand)
  if (place) letter(sketch, brand, { ...place, colour: ink, opacity: 0.9 })
  letter(sketch, label, { x: 84, y: 16, height: 5.6, colour: ink, opacity: 0.8 })
}
