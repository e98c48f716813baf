import { form, glint } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse } from '#/drawings/accessory/outline.ts'
import type { Painter } from '#/drawings/accessory/studio.ts'
import { tone } from '#/drawings/accessory/tone.ts'

export const paintProtectionFilm: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(400, 700, 280)
  const sheet = curve('250,300! 690,300! 700,480 680,660! 520,672 380,650 240,664!')
  sketch.fill(sheet, '#fff', { opacity: 0.5 })
  sketch.within(sheet, () => {
    glint(sketch, curve('300,300! 420,300! 330,680! 240,680!'), 0.7, 12)
    glint(sketch, curve('540,300! 580,300! 500,680! 470,680!'), 0.6, 6)
    for (const d of [
      box(320, 400, 300, 44, 22),
      box(340, 480, 240, 34, 17),
      box(330, 550, 120, 60, 24),
      box(480, 550, 130, 60, 24),
    ]) {
      sketch.fill(d, studio.design(3) ? colour(0) : '#9fa6ad', {
        opacity: 0.1 + 0.12 * studio.design(3),
      })
      sketch.stroke(d, '#6f767d', 2, { opacity: 0.6 })
    }
  })
  sketch.stroke(sheet, '#8b9198', 2.4, { opacity: 0.7 })
  form(sketch, box(120, 180, 570, 150, 20), colour, {
    turn: 'along',
    edge: 12,
    gloss: 0.5,
    depth: 0.85,
    detail: () => sketch.fill(box(150, 160, 90, 190), accent(0)),
  })
  letter(sketch, brand, { x: 420, y: 256, height: 48, colour: ink })
  form(sketch, ellipse(690, 255, 32, 75), paperEnd, { edge: 8, gloss: 0.2 })
  sketch.fill(ellipse(690, 255, 15, 40), '#2a241c')
}

const paperEnd = tone('#c7b190')
