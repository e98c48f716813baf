import type { FamilyBike } from '#/catalogue/model/product.ts'
import { changedParts, fitBuild } from '#/configurator/choice/built.ts'
import {
  type Choice,
  findPart,
  findSection,
  isStemInBar,
  offerOf,
} from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import {
  type BuildGroup,
  type ChosenPart,
  impliedStem,
  reviewBuild,
  rowOf,
} from '#/product/review/review-build.ts'
import { withDerivedRows } from '#/product/facts/specification-groups.ts'
import { isSomething } from '#/product/review/fitted-bike.ts'
import { inSentence } from '#/i18n/in-sentence.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Visitor } from '#/visitor/visitor.ts'

type PartSize = { label: string | null; name: string }
type Built = { child: Pick<FamilyBike, 'bike'>; bike: OfferedBike; choice: Choice }

/** Every part of a build by group, with the sizes that its parts have in the chosen size of the frame. */
export function buildRows(
  { child, bike, choice }: Built,
  { locale, country }: Pick<Visitor, 'locale' | 'country'>,
): BuildGroup[] {
  const specification = withDerivedRows(child.bike.specification, fitBuild(bike, choice), country)
  const sizes = ownSizes(bike, choice, locale)
  return reviewBuild(specification, chosenParts(bike, choice), locale).map((group) => ({
    ...group,
    rows: group.rows.map((row) => {
      const size = row.isChanged ? undefined : sizes.get(row.key)
      return size === undefined ? row : { ...row, value: withSize(row.value, size) }
    }),
  }))
}

/** The size of a part, unless its name says it already: `Perch saddle, 145 mm`. */
function withSize(value: string, { label, name }: PartSize): string {
  const isSaid = value.split(/, | × /).includes(name)
  return isSaid ? value : `${value} (${[label, name].filter(Boolean).join(' ')})`
}

/** `Width, centre to centre` within a line: German nouns stay capitals. */
const measureName = (label: string | null, locale: Locale): string | null =>
  label && inSentence[locale](label.split(',')[0] ?? label)

/** Offered names are in the reader's language already. */
const named = (text: string) => ({ en: text, de: text })

function chosenParts(bike: OfferedBike, choice: Choice): ChosenPart[] {
  const chosen = changedParts(bike, choice).map(({ section, part, offer, own }) => ({
    section: section.key,
    sectionName: named(section.name),
    name: named(part.name),
    size: offer.size?.name ?? null,
    // The bike's own part in another size is a choice as well.
    isStock: false,
    isExtra: own !== null && !isSomething(grammed(own)),
  }))
  return chosen.some(({ section }) => section === 'stem')
    ? chosen
    : [...chosen, ...impliedStems(bike, choice)]
}

const grammed = ({ grams }: { grams: number | null }) => (grams === null ? {} : { grams })

function impliedStems(bike: OfferedBike, choice: Choice): ChosenPart[] {
  const stems = findSection(bike, 'stem')
  const name = findPart(stems, stems?.own)?.name ?? bike.fixed['stem']?.name
  if (name === undefined) return []
  const isBefore = { hasStem: isStemInBar(bike, { ...choice, parts: {} }) }
  const isNow = { hasStem: isStemInBar(bike, choice) }
  return [impliedStem(isBefore, isNow, named(name)) ?? []].flat()
}

/** The sizes of the bike's own parts, by row; before a frame size is chosen nobody knows them. */
function ownSizes(
  bike: OfferedBike,
  { size: frameSize, parts }: Choice,
  locale: Locale,
): Map<string, PartSize> {
  if (frameSize === null) return new Map()
  return new Map(
    bike.sections.flatMap((section) => {
      const own = findPart(section, section.own)
      if (!own || parts[section.key]) return []
      const { size } = offerOf(bike, section, own, { size: null, frameSize })
      const row = rowOf(section.key)
      return size && row
        ? [[row, { label: measureName(section.sizeName, locale), name: size.name }] as const]
        : []
    }),
  )
}
