import type { ColourFamily } from '#/catalogue/model/attributes.ts'

/** One swatch stands for a family of colours, although every paint in it is different. */
const grounds: Record<ColourFamily, string> = {
  black: '#16191d',
  white: '#fbfaf7',
  grey: '#83878c',
  silver: 'linear-gradient(120deg, #b9bdc2 30%, #eef0f2 50%, #a9adb3 75%)',
  red: '#b3261e',
  orange: '#dd6b20',
  yellow: '#e9b92c',
  green: '#3f6b46',
  blue: '#2458a6',
  purple: '#6a4a8c',
  pink: '#d98ba3',
  brown: '#6f4e37',
}

const families: Record<string, string> = grounds

export const colourGround = (family: string): string => families[family] ?? 'transparent'
