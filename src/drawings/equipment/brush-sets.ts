import { form } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { curve, ellipse } from '#/drawings/accessory/outline.ts'
import { type Painter, rubber } from '#/drawings/accessory/studio.ts'
import { tone } from '#/drawings/accessory/tone.ts'

const bristle = tone('#d8d2c4')

export const paintBrushSet: Painter = (studio) => {
  const { sketch, colour, ink, brand } = studio
  studio.ground(400, 736, 250)
  const heads: [number, number, number][] = [
    [-13, 270, 64],
    [0, 400, 50],
    [13, 530, 72],
  ]
  const pair = studio.design(3) === 1
  for (const [turn, at, half] of pair ? heads.slice(0, 2) : heads) {
    const x = pair ? at + 65 : at
    sketch.group({ transform: `rotate(${turn} ${x} 700)` }, () => {
      const d = curve([
        [x - half, 80, 1],
        [x, 70],
        [x + half, 80, 1],
        [x + half * 0.7, 300, 1],
        [x - half * 0.7, 300, 1],
      ])
      form(sketch, d, studio.design(3) === 2 ? rubber : bristle, {
        turn: 'across',
        edge: 10,
        gloss: 0.1,
        depth: 0.7,
        detail: () => {
          for (let i = -9; i < 10; i++)
            sketch.stroke(
              `M${x + i * half * 0.08} 300L${x + i * half * 0.13 + (i % 2) * 3} 66`,
              '#3a352c',
              2.4,
              { opacity: 0.35 },
            )
        },
      })
      form(
        sketch,
        curve([
          [x - half * 0.8, 270],
          [x, 262],
          [x + half * 0.8, 270],
          [x + half * 0.86, 320],
          [x + 34, 390],
          [x + 26, 480],
          [x + 34, 580],
          [x + 30, 690],
          [x, 724],
          [x - 30, 690],
          [x - 34, 580],
          [x - 26, 480],
          [x - 34, 390],
          [x - half * 0.86, 320],
        ]),
        colour,
        { turn: 'across', edge: 12, gloss: 0.4 },
      )
      sketch.fill(ellipse(x, 686, 9), '#0a0b0c')
      letter(sketch, brand, { x, y: 560, height: 22, colour: ink, turn: -90 })
    })
  }
}
