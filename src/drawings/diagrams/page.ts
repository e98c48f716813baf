import { svgFrame } from '#/drawings/bike/svg-frame.ts'
import { outlinedText, type TextLook } from '#/drawings/letters/outlined-text.ts'
import { diagramSize, type DiagramLanguage } from './diagram.ts'

export const colours = {
  ink: '#0f1216',
  grey: '#6b6b66',
  line: '#cfccc4',
  ground: '#f8f7f4',
  signal: '#1f5eff',
  rust: '#a8482f',
  rubber: '#2b2e33',
  metal: '#9aa0a6',
}

/** A word or a figure; its foot stands on y. */
export const words = (
  text: string,
  at: readonly [number, number],
  { size = 24, colour = colours.ink, anchor = 'start', weight = 400 }: Partial<TextLook> = {},
): string => outlinedText(text, at, { size, colour, anchor, weight })

export const box = (
  [x, y, wide, tall]: readonly [number, number, number, number],
  fill: string,
  more = '',
): string =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(wide)}" height="${r(tall)}" fill="${fill}"${more}/>`

export const stroke = (d: string, colour: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`

export const r = (value: number): number => Math.round(value * 10) / 10

/** A number as it is written in a language. */
export const figure = (value: number, language: DiagramLanguage, digits = 0): string =>
  value.toFixed(digits).replace('.', decimalSigns[language])

const decimalSigns: Record<DiagramLanguage, string> = { en: '.', de: ',' }

/** The diagram as an `<svg>`; pages name it by their own words. */
export const page = (body: string): string =>
  svgFrame(
    { viewBox: `0 0 ${diagramSize.width} ${diagramSize.height}` },
    `<rect width="${diagramSize.width}" height="${diagramSize.height}" fill="${colours.ground}"/>${body}`,
  )
