import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { guardRoom } from '#/catalogue/geometry/tyre-clearance.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { isFittedIn } from '#/catalogue/model/light-rules.ts'
import { type ComponentProduct, isSoldIn } from '#/catalogue/model/product.ts'
import { misfits } from '#/configurator/fit/fit.ts'
import type { Frame } from '#/configurator/fit/fit-build.ts'

type Part = Pick<ComponentProduct, 'sku' | 'section' | 'component' | 'isActive'>
type Section = { key: string; isRequired: boolean; components: Part[] }
type FittingInputs = {
  frame: Frame
  /** SKUs of the bike's own parts, by section. */
  own: Readonly<Record<string, string>>
  country: string
}

/** The sections in which a bike has a choice, with the parts that can fit it. */
export function fittingSections<Some extends Section>(
  sections: readonly Some[],
  { frame, own, country }: FittingInputs,
): Some[] {
  const isOffered = (key: string, { sku, component, isActive }: Part) => {
    if (sku === own[key]) return true
    const isSold = isActive && isSoldIn(component, country)
    const isFitted = isFittedIn(country, { section: key, facts: component.facts })
    return isSold && isFitted && canGoOn(frame, key, component)
  }
  const fitting = sections.map((section) => ({
    ...section,
    components: section.components.filter((part) => isOffered(section.key, part)),
  }))
  const chosenFrom = fitting.filter(({ key, isRequired, components }) => {
    const sku = own[key]
    const isKnown = sku === undefined || components.some((part) => part.sku === sku)
    // in a required section the choice replaces the bike's own part, which must be known
    return isKnown && (sku !== undefined || !isRequired || isPaintSection(key))
  })
  return withRequirementsMet(chosenFrom, own)
}

/** Leaves out parts that require a part which this bike cannot have: a power meter for other cranks. */
function withRequirementsMet<Some extends Section>(
  sections: readonly Some[],
  own: FittingInputs['own'],
): Some[] {
  const all = new Set([
    ...Object.values(own),
    ...sections.flatMap(({ components }) => components.map(({ sku }) => sku)),
  ])
  const isMet = ({ sku, section, component: { facts } }: Part) =>
    sku === own[section] || (facts.requires?.some((needed) => all.has(needed)) ?? true)
  return sections.map((section) => ({ ...section, components: section.components.filter(isMet) }))
}

const noSection = (): string | undefined => void 0

/** Whether the frame and its levers take the part, whatever else is on the bike. */
function canGoOn(
  frame: Frame,
  key: string,
  { sku, facts }: Pick<ComponentProduct['component'], 'sku' | 'facts'>,
): boolean {
  const { minTyre, needsMount, wheelSize = '700c' } = facts
  const under = needsMount === 'mudguards' ? guardRoom : 0
  const room = (frame.facts.maxTyre?.[wheelSize] ?? Infinity) - under
  if (minTyre !== undefined && minTyre > room) return false
  return misfits({
    frame,
    size: null,
    finish: null,
    parts: { [key]: { sku, facts } },
    hasOwnFork: true,
    sectionOf: noSection,
  }).every(({ other }) => other !== 'frame' && other !== 'handlebar')
}

/** Millimetres; a tyre that differs by more changes the character of the bike. */
const widthTolerance = 7

/** Whether a part suits the bike's purpose: nobody is advised to put a racing tyre on a tourer. */
export function suits({ facts: { barKind, tyreWidth } }: Frame, facts: Facts): boolean {
  const suitsBar = !facts.barKind || !barKind || facts.barKind === barKind
  const suitsTyre =
    !facts.tyreWidth || !tyreWidth || Math.abs(facts.tyreWidth - tyreWidth) <= widthTolerance
  return suitsBar && suitsTyre
}
