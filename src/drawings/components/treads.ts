/** A row of the tread around the tyre: where it runs (0 is the far shoulder, 1 the near one), its breadth, its beat. */
type Row = { across: number; tall: number; dash: string }

export type Tread = {
  rows: readonly Row[]
  /** Grooves and raised blocks on a strip 100 wide about the middle, from its top downwards. */
  pattern: string
  blocks?: string
  line?: number
  /** Steel pins for ice. */
  studs?: string
  /** A reflective line on the sidewall. */
  stripe?: boolean
}

const repeat = (count: number, step: number, draw: (y: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index * step, index)).join('')

const both = (draw: (side: number) => string) => draw(-1) + draw(1)

const block = (x: number, y: number, width: number, height: number, lean = 0) =>
  `M${x - width / 2} ${y + lean}L${x + width / 2} ${y - lean}v${height}L${x - width / 2} ${y + height + lean}Z`

const row = (across: number, tall: number, dash: string): Row => ({ across, tall, dash })

const designs = {
  slick: {
    rows: [row(0.3, 2, '2 6'), row(0.7, 2, '2 6')],
    pattern: repeat(30, 9, (y) => both((side) => `M${side * 22} ${y}l${side * 9} 5`)),
    line: 1.6,
  },
  race: {
    rows: [row(0.26, 3, '7 5'), row(0.74, 3, '7 5')],
    pattern: repeat(18, 15, (y, i) =>
      both(
        (side) =>
          `M${side * 18} ${y}l${side * 7} 9M${side * 27} ${y + 3 + (i % 2) * 3}l${side * 8} 9`,
      ),
    ),
    line: 2.4,
  },
  chevron: {
    rows: [row(0.24, 3, '5 8'), row(0.76, 3, '5 8')],
    pattern: repeat(12, 24, (y) =>
      both(
        (side) =>
          `M${side * 14} ${y}l${side * 9} 12l${side * 12} 2M${side * 20} ${y + 16}l${side * 14} 4`,
      ),
    ),
    line: 2.2,
  },
  file: {
    rows: [row(0.16, 5, '3 3'), row(0.3, 3, '2 3'), row(0.7, 3, '2 3'), row(0.84, 5, '3 3')],
    pattern: repeat(46, 6, (y) =>
      both((side) => `M${side * 15} ${y}h${side * 22}M${side * 18} ${y + 3}h${side * 14}`),
    ),
    line: 2.2,
  },
  city: {
    rows: [row(0.2, 6, '12 4'), row(0.5, 3, '30 3'), row(0.8, 6, '12 4')],
    pattern: `M-12 0V300M12 0V300${repeat(12, 26, (y) => both((side) => `M${side * 12} ${y}l${side * 26} 10`))}`,
    line: 3.4,
    stripe: true,
  },
  'low-knobs': {
    rows: [
      row(0.08, 9, '8 5'),
      row(0.26, 6, '5 4'),
      row(0.42, 6, '5 4'),
      row(0.58, 6, '5 4'),
      row(0.74, 6, '5 4'),
      row(0.92, 9, '8 5'),
    ],
    pattern: '',
    blocks: repeat(
      24,
      13,
      (y, i) =>
        both(
          (side) =>
            block(side * (i % 2 ? 6 : 13), y, 8, 8, side * 1.4) + block(side * 24, y + 2, 8, 7),
        ) + (i % 2 ? both((side) => block(side * 36, y, 11, 15, side * 2)) : ''),
    ),
  },
  dots: {
    rows: [
      row(0.12, 6, '4 4'),
      row(0.3, 4, '3 3'),
      row(0.5, 4, '3 3'),
      row(0.7, 4, '3 3'),
      row(0.88, 6, '4 4'),
    ],
    pattern: '',
    blocks: repeat(32, 10, (y, i) =>
      [-34, -22, -11, 0, 11, 22, 34]
        .map((x, k) =>
          block(x, y + (k % 2) * 5, Math.abs(x) > 30 ? 8 : 5.5, Math.abs(x) > 30 ? 7 : 5.5, i % 2),
        )
        .join(''),
    ),
  },
  studs: {
    rows: [row(0.06, 9, '8 5'), row(0.3, 6, '6 6'), row(0.7, 6, '6 6'), row(0.94, 9, '8 5')],
    pattern: '',
    blocks: repeat(18, 18, (y, i) =>
      both((side) => block(side * (i % 2 ? 9 : 20), y, 10, 11) + block(side * 36, y, 11, 13)),
    ),
    studs: repeat(18, 18, (y, i) => both((side) => `M${side * (i % 2 ? 9 : 36)} ${y + 5}h.01`)),
  },
  'open-knobs': {
    rows: [
      row(0.04, 14, '10 9'),
      row(0.28, 10, '8 11'),
      row(0.5, 10, '9 10'),
      row(0.72, 10, '8 11'),
      row(0.96, 14, '10 9'),
    ],
    pattern: '',
    blocks: repeat(13, 26, (y, i) =>
      both(
        (side) =>
          block(side * (i % 2 ? 8 : 19), y, 13, 13, side * 2) +
          block(side * 36, y + (i % 2 ? 0 : 9), 15, 13, side * 3),
      ),
    ),
  },
} satisfies Record<string, Tread>

export const treads: Record<keyof typeof designs, Tread> = designs
