import type { FrameMaterial, Paint, PaintFinish } from '#/drawings/bike/bike-look.ts'
import { type Hex, luminance, mixed } from '#/drawings/bike/colour.ts'
import type { Component } from './component.ts'
import type { Localised } from './localised.ts'

/** The sections that together say how a frame is painted (57–62), in the order of the steps. */
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
  /** Finishes and frames it is made for; null for all. */
  finishes: readonly PaintFinish[] | null
  materials: readonly string[] | null
}

/** What a part says about the paint; null for a part that says nothing. */
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

/** What of a choice the rule looks at; its name is for others. */
export type PaintPart = Omit<PaintChoice, 'name'>

/** A paint to the buyer's wish: what was chosen, in one order only, and how it looks. */
export type CustomPaint<Choice extends PaintPart = PaintChoice> = {
  choices: readonly Choice[]
  paint: Paint
}

/**
 * The paint that some choices make; null where they make none: no colour, two of a kind, a fade into
 * its own colour, a direction without a fade, a finish or a frame they are not for.
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
  // "no fade" is no choice
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

/** Where the frame is not known, nobody is refused because of it. */
const suits = (materials: readonly string[] | null, material: FrameMaterial | null) =>
  !materials || !material || materials.includes(material)

/** In the order in which a shopper would be offered them. */
const finishes: readonly PaintFinish[] = ['gloss', 'satin', 'matt', 'raw']

/** The finish that was chosen, or else the first that all can be had in. */
function finishOf(choices: readonly PaintPart[]): PaintFinish | null {
  const asked = choices.flatMap(({ paint }) => ('finish' in paint ? [paint.finish] : []))
  const canBe = (finish: PaintFinish) =>
    choices.every((choice) => choice.finishes?.includes(finish) ?? true)
  return (asked.length > 0 ? asked : finishes).find(canBe) ?? null
}

/** Unless the buyer wants another: the one of light and dark that can be read from afar. */
const logoOn = (colour: Hex): Hex => (luminance(colour) > 0.35 ? '#14171b' : '#f4f5f2')
