import type { OfferedSection } from '#/configurator/choice/offered.ts'

/** In the order in which shoppers think of them. */
const chapterKeys = ['frame', 'wheels', 'drive', 'cockpit', 'seat', 'equipment'] as const
export type ChapterKey = (typeof chapterKeys)[number]

const chapterOf: Readonly<Record<string, ChapterKey>> = {
  paintProtection: 'frame',
  fork: 'frame',
  wheelset: 'wheels',
  tyres: 'wheels',
  tubeless: 'wheels',
  chainset: 'drive',
  powerMeter: 'drive',
  handlebar: 'cockpit',
  stem: 'cockpit',
  tape: 'cockpit',
  computerMount: 'cockpit',
  saddle: 'seat',
  seatpost: 'seat',
}

export type Chapter = { key: ChapterKey; sections: readonly OfferedSection[] }

/** Sections that a retailer adds count as equipment unless they are listed above. */
export function chaptersOf(sections: readonly OfferedSection[]): Chapter[] {
  const grouped = Map.groupBy(sections, ({ key }) => chapterOf[key] ?? 'equipment')
  return chapterKeys.map((key) => ({ key, sections: grouped.get(key) ?? [] }))
}
