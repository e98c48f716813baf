import type { FrameGeometry } from './frame-geometry.ts'

type Size = 'XS' | 'S' | 'M' | 'L' | 'XL'
type Row = readonly [
  seatTube: number,
  headTube: number,
  headAngle: number,
  seatAngle: number,
  chainstay: number,
  stack: number,
  reach: number,
  bbDrop: number,
  forkOffset: number,
]

const rows: Record<'endurance' | 'gravel' | 'eAllRoad', Record<Size, Row>> = {
  endurance: {
    XS: [430, 112, 71, 74.5, 415, 525, 368, 76, 50],
    S: [460, 132, 71.5, 74, 415, 546, 374, 76, 50],
    M: [490, 153, 72.2, 73.5, 415, 568, 381, 74, 45],
    L: [520, 176, 72.6, 73.3, 415, 591, 389, 74, 45],
    XL: [550, 203, 72.8, 73, 418, 616, 398, 72, 45],
  },
  gravel: {
    XS: [420, 98, 69.8, 74.8, 430, 528, 378, 76, 50],
    S: [450, 115, 70.4, 74.3, 430, 546, 387, 76, 50],
    M: [480, 135, 71, 73.9, 430, 565, 396, 74, 50],
    L: [510, 158, 71.3, 73.6, 432, 588, 405, 74, 50],
    XL: [540, 184, 71.5, 73.4, 434, 612, 416, 72, 50],
  },
  eAllRoad: {
    XS: [430, 118, 70.2, 74.5, 430, 540, 366, 74, 50],
    S: [460, 138, 70.8, 74, 430, 561, 373, 74, 50],
    M: [490, 160, 71.4, 73.6, 430, 582, 381, 72, 50],
    L: [520, 184, 71.8, 73.3, 432, 606, 389, 72, 50],
    XL: [550, 210, 72, 73, 434, 630, 398, 70, 50],
  },
}

export function sampleGeometry(range: keyof typeof rows, size: Size): FrameGeometry {
  const [seatTube, headTube, headAngle, seatAngle, chainstay, stack, reach, bbDrop, forkOffset] =
    rows[range][size]
  const angles = { headAngle, seatAngle }
  return { seatTube, headTube, ...angles, chainstay, stack, reach, bbDrop, forkOffset }
}
