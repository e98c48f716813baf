import type { FrameMaterial, Paint, PaintFinish } from '#/drawings/bike/bike-look.ts'
import { type Hex, luminance, mixed } from '#/drawings/bike/colour.ts'
import type { Component } from './component.ts'
import type { Localised } from './localised.ts'

/** The sections that make up a custom paint (57–62), in the order of the steps. */
const paintSections = [
  'paintFinish',
  'frameColour',
  'gradientColour',
  'gradientAngle',
  'downTubeLogoColour',
  'topTubeForkLogoColour',
] as const
type PaintSection = (typeof paintSections)[number]

export const isPaintSection = (key: string): key is PaintSection =>
  paintSections.some((section) => section === key)

/** One option of the palette. */
export type PaintChoice = {
  sku: string
  name: Localised
  section: PaintSection
  paint: NonNullable<Component['paint']>
  /** Finishes and frame materials it is available for; null for all. */
  finishes: readonly PaintFinish[] | null
  materials: readonly string[] | null
}

/** The paint choice that a component stands for; null for a component that is not about paint. */
export function paintChoiceOf(
  section: string,
  { sku, name, paint, facts }: Pick<Component, 'sku' | 'name' | 'paint' | 'facts'>,
): PaintChoice | null {
  if (!paint || !isPaintSection(section)) return null
  return {
    sku,
    name,
    section,
    paint,
    finishes: facts.finishes ?? null,
    materials: facts.forMaterials ?? null,
  }
}

/** The fields of a choice that the paint rules need. */
export type PaintPart = Omit<PaintChoice, 'name'>

/** A custom paint: the choices, always in the order of the sections, and how it looks. */
export type CustomPaint<Choice extends PaintPart = PaintChoice> = {
  choices: readonly Choice[]
  paint: Paint
}

/**
 * Combines choices into a paint; null when they do not make one: no colour, two choices in a section, a
 * fade into the same colour, an angle without a fade, an unsupported finish or frame material.
 */
export function customPaint<Choice extends PaintPart>(
  chosen: readonly Choice[],
  material: FrameMaterial | null,
): CustomPaint<Choice> | null {
  const of = (section: PaintSection) => chosen.find((choice) => choice.section === section)
  const isEachOnce = new Set(chosen.map(({ section }) => section)).size === chosen.length
  const colour = colourOf(of('frameColour'))
  const fade = colourOf(of('gradientColour'))
  const angle = angleOf(of('gradientAngle'))
  if (!isEachOnce || !colour || fade === colour || (angle !== null && !fade)) return null
  // "no fade" is left out, so that it is the same paint as choosing no fade
  const choices = paintSections.flatMap((section) =>
    section === 'gradientColour' && !fade ? [] : (of(section) ?? []),
  )
  const finish = finishOf(choices)
  if (!finish || !choices.every(({ materials }) => suits(materials, material))) return null
  const body = fade ? mixed(colour, fade, 0.5) : colour
  const downTubeLogo = colourOf(of('downTubeLogoColour')) ?? logoOn(body)
  return {
    choices,
    paint: {
      finish,
      colour,
      ...(fade && { fade: { colour: fade, angle: angle ?? 0 } }),
      downTubeLogo,
      smallLogo: colourOf(of('topTubeForkLogoColour')) ?? downTubeLogo,
    },
  }
}

const colourOf = (choice: PaintPart | undefined): Hex | null =>
  choice && 'colour' in choice.paint ? choice.paint.colour : null

const angleOf = (choice: PaintPart | undefined): number | null =>
  choice && 'angle' in choice.paint ? choice.paint.angle : null

/** An unknown frame material rules nothing out. */
const suits = (materials: readonly string[] | null, material: FrameMaterial | null) =>
  !materials || !material || materials.includes(material)

/** In order of preference when the shopper has chosen none. */
const finishes: readonly PaintFinish[] = ['gloss', 'satin', 'matt', 'raw']

/** The chosen finish, or else the first, as far as every choice supports it. */
function finishOf(choices: readonly PaintPart[]): PaintFinish | null {
  const requested = choices.flatMap(({ paint }) => ('finish' in paint ? [paint.finish] : []))
  const isSupported = (finish: PaintFinish) =>
    choices.every((choice) => choice.finishes?.includes(finish) ?? true)
  return (requested.length > 0 ? requested : finishes).find(isSupported) ?? null
}

/** The default logo colour: dark on light paint, light on dark. */
const logoOn = (colour: Hex): Hex => (luminance(colour) > 0.35 ? '#14171b' : '#f4f5f2')
