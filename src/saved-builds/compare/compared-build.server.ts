import { buildColour, isNamedByColour, paintedName } from '#/configurator/build/build-words.ts'
import { buildDays, buildGrams, buildPrice } from '#/configurator/choice/built.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { money } from '#/money/money.ts'
import { rowOf } from '#/product/review/review-build.ts'
import type { BuildToday } from '#/saved-builds/changes/build-today.server.ts'
import { buildRows } from '#/saved-builds/sheet/build-rows.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { ComparedBuild } from './compare-builds.ts'

/** A saved build as it is available today, in the reader's language; of one that is gone, its parts as saved. */
export function comparedBuild({ visitor }: Ctx, { saved, now }: BuildToday): ComparedBuild {
  const { locale } = visitor
  const translate = translatorFor(locale)
  const frame = (size: string | null, colour: string) => [
    { key: 'bike', name: translate('savedBuilds.compare.bike'), value: saved.bikeName[locale] },
    {
      key: 'size',
      name: translate('savedBuilds.size'),
      value: size ?? translate('savedBuilds.noSize'),
    },
    { key: 'colour', name: translate('savedBuilds.colour'), value: colour },
  ]
  if (!now) {
    const parts = [...saved.chosen, ...saved.own]
      .filter(({ section }) => !isNamedByColour(section))
      .map(({ section, sectionName, name }) => ({
        key: rowOf(section) ?? section,
        name: sectionName[locale],
        value: name[locale],
      }))
    const paints = saved.chosen.map(({ section, name }) => ({ section, name: name[locale] }))
    const colour = paintedName(paints, saved.colour.name[locale], locale)
    const rows = [...frame(saved.size, colour), ...parts]
    return { rows, price: null, grams: null, day: null }
  }
  const { bike, choice } = now
  const price = buildPrice(bike, choice)
  const days = buildDays(bike, choice)
  return {
    rows: [
      ...frame(choice.size, buildColour(bike, choice, locale)),
      ...buildRows(now, visitor)
        .flatMap(({ rows }) => rows)
        .filter(({ key }) => !isNamedByColour(key)),
    ],
    price: price && money(price.total, bike.currency),
    grams: buildGrams(bike, choice),
    day: days === null ? null : (bike.dispatchDays[days] ?? null),
  }
}
