import type { FrameMaterial, Paint, PaintFinish } from '#/drawings/bike/bike-look.ts'
import { type Hex, luminance, mixed } from '#/drawings/bike/colour.ts'
import type { Component } from '#/catalogue/model/component.ts'
import { takesAnyColour } from './free-colour.ts'
import type { Localised } from '#/catalogue/model/localised.ts'

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

export type PaintProblem =
  | 'paintTwice'
  | 'paintWithoutColour'
  | 'paintFadeSame'
  | 'paintAngleAlone'
  | 'paintFinish'
  | 'paintMaterial'

/** The reason that choices do not make a paint; null when they do. */
export function paintProblem(
  chosen: readonly PaintPart[],
  material: FrameMaterial | null,
): PaintProblem | null {
  const of = choiceIn(chosen)
  const colour = colourOf(of('frameColour'))
  const fade = colourOf(of('gradientColour'))
  if (new Set(chosen.map(({ section }) => section)).size < chosen.length) return 'paintTwice'
  if (!colour || chosen.some(({ paint }) => takesAnyColour(paint))) return 'paintWithoutColour'
  if (fade === colour) return 'paintFadeSame'
  if (angleOf(of('gradientAngle')) !== null && !fade) return 'paintAngleAlone'
  const choices = inOrder(chosen)
  if (!choices.every(({ materials }) => suits(materials, material))) return 'paintMaterial'
  return finishOf(choices) ? null : 'paintFinish'
}

/** Combines choices into a paint; null when they do not make one. */
export function customPaint<Choice extends PaintPart>(
  chosen: readonly Choice[],
  material: FrameMaterial | null,
): CustomPaint<Choice> | null {
  const of = choiceIn(chosen)
  const choices = inOrder(chosen)
  const colour = colourOf(of('frameColour'))
  const finish = finishOf(choices)
  if (!colour || !finish || paintProblem(chosen, material)) return null
  const fade = colourOf(of('gradientColour'))
  const body = fade ? mixed(colour, fade, 0.5) : colour
  const downTubeLogo = colourOf(of('downTubeLogoColour')) ?? logoOn(body)
  return {
    choices,
    paint: {
      finish,
      colour,
      ...(fade && { fade: { colour: fade, angle: angleOf(of('gradientAngle')) ?? 0 } }),
      downTubeLogo,
      smallLogo: colourOf(of('topTubeForkLogoColour')) ?? downTubeLogo,
    },
  }
}

const choiceIn =
  <Choice extends PaintPart>(chosen: readonly Choice[]) =>
  (section: PaintSection) =>
    chosen.find((choice) => choice.section === section)

/** In the order of the sections. "No fade" is left out, so that it is the same paint as choosing no fade. */
function inOrder<Choice extends PaintPart>(chosen: readonly Choice[]): readonly Choice[] {
  const of = choiceIn(chosen)
  const hasFade = colourOf(of('gradientColour')) !== null
  return paintSections.flatMap((section) =>
    section === 'gradientColour' && !hasFade ? [] : (of(section) ?? []),
  )
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
