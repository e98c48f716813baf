import type { Localised } from '#/catalogue/model/localised.ts'
import type { PictureView } from '#/images/names/asset-name.ts'

type Detail = Exclude<PictureView, 'fitted' | 'detail-cockpit' | 'front' | 'rear' | 'top'>

/** The words by which a text is about the frame itself: its weight, its tubes, its finish. */
const ofFrame = /\b(?:frames?|tubes?|(?:re)?brush\w*|paint\w*|weld\w*|grams?|\d+ g)\b/i

/** The English words by which a text is about a part of the bike. */
const words: readonly [Detail, RegExp][] = [
  ['cockpit', /\b(?:bars?|stem|hoods?|steer\w*|cables?|hoses?|head ?tube|fork|flare)\b/i],
  [
    'detail-drivetrain',
    /\b(?:chain\w*|gears?|shift\w*|bracket|motor|nm|crank\w*|belt|cassette|battery|hanger|udh)\b/i,
  ],
  ['detail-wheel', /\b(?:tyres?|wheels?|rims?|clearance|guards?|mudguards?|disc|brakes?|hub)\b/i],
  ['detail-seat', /\b(?:saddle|seat\w*|post|comfort\w*)\b/i],
  ['detail-frame', ofFrame],
  // A second text about the frame, and one about the weight of a bike, are shown with all of it.
  ['shared', ofFrame],
  ['shared', /\b(?:geometry|\d+ kg)\b/i],
]
/** The pictures of texts that name no part, the least particular one first. */
const details: readonly Detail[] = [
  'shared',
  'detail-frame',
  'cockpit',
  'detail-wheel',
  'detail-drivetrain',
  'detail-seat',
]

/**
 * A detail picture for each highlight: the part it is about while that is unused, otherwise one of the rest.
 * Titles are matched before texts, since they name the part itself.
 */
export function highlightViews(
  highlights: readonly { title: Localised; text: Localised }[],
): Detail[] {
  const found = new Map<number, Detail>()
  for (const part of ['title', 'text'] as const)
    for (const [index, highlight] of highlights.entries()) {
      if (found.has(index)) continue
      const taken = new Set(found.values())
      const match = words.find(([view, word]) => !taken.has(view) && word.test(highlight[part].en))
      if (match) found.set(index, match[0])
    }
  return highlights.map((_, index) => {
    const own = found.get(index)
    if (own) return own
    const taken = new Set(found.values())
    const free = details.find((view) => !taken.has(view)) ?? details[index % details.length]
    const view = free ?? 'cockpit'
    found.set(index, view)
    return view
  })
}
