import { hasPedals } from '#/catalogue/model/has-pedals.ts'
import type { ConfigurableBike } from '#/configurator/api/requested-build.server.ts'
import { buildColour, buildSubtitle, hasOtherParts } from '#/configurator/build/build-words.ts'
import { buildLook } from '#/configurator/build/build-look.ts'
import { buildDays, buildGrams, buildPrice, chosenPaint } from '#/configurator/choice/built.ts'
import { type Choice, findSection, partIn } from '#/configurator/choice/choice.ts'
import { isNothing } from '#/configurator/choice/nothing.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { formatKilograms } from '#/i18n/numbers/format-kilograms.ts'
import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import { mailTranslator } from '#/mail/mail-translator.server.ts'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { orderDay } from '#/orders/order/order-words.ts'
import { customiseUrl } from '#/product/bike/customise-url.ts'
import { wheelsOf } from '#/product/bike/bike-view.ts'
import { geometryRows } from '#/product/size/geometry-rows.ts'
import { type BuildCode, buildPath, shownCode } from '#/saved-builds/builds/build-code.ts'
import type { Ctx } from '#/visitor/context.ts'
import { buildRows } from './build-rows.ts'
import type { BuildSheet } from './build-sheet.ts'

/** A build as it is available today, and the code under which it is saved. */
export type SheetBuild = ConfigurableBike & { choice: Choice; code: BuildCode | null }

/** The sheet of a build in the visitor's language, at the prices and dates of their country. */
export function viewSheet(ctx: Ctx, build: SheetBuild): BuildSheet {
  const { child, family, bike, choice, code } = build
  const { locale, country, isSecure, host } = ctx.visitor
  const reader = { locale, country: country.code }
  const query = choiceQuery(choice, bike).toString()
  const path = code === null ? customiseUrl(child) + (query && `?${query}`) : buildPath(code)
  const { subtitle: ofModel } = family.parent.model
  return {
    code: code && shownCode(code),
    url: `${isSecure ? 'https' : 'http'}://${host}${path}`,
    host,
    name: child.bike.name[locale],
    subtitle: buildSubtitle(child.bike.subtitle, ofModel, hasOtherParts(bike, choice))[locale],
    facts: factsOf(ctx, build),
    groups: buildRows(build, ctx.visitor),
    geometry: geometryOf(build, locale),
    date: orderDay(reader, ctx.now),
  }
}

function factsOf({ visitor }: Ctx, { bike, choice }: SheetBuild): BuildSheet['facts'] {
  const { locale, country } = visitor
  const t = mailTranslator(locale)
  const price = buildPrice(bike, choice)
  const total = price && formatMoney(money(price.total, bike.currency), country.locale)
  const grams = buildGrams(bike, choice)
  const days = buildDays(bike, choice)
  const day = days === null ? undefined : bike.dispatchDays[days]
  const weight = formatKilograms(grams ?? 0, locale)
  const isPainted = chosenPaint(bike, choice) !== null
  const fact = (key: string, value: string | null | undefined) =>
    value ? [{ label: t(`buildSheet.${key}`), value }] : []
  return [
    ...fact('size', choice.size ?? t('buildSheet.noSize')),
    ...fact(isPainted ? 'paint' : 'colour', buildColour(bike, choice, locale)),
    ...fact(
      'weight',
      grams === null ? null : t(`buildSheet.${weightKey(bike, choice)}`, { weight }),
    ),
    ...fact('price', price?.isFrom ? t('buildSheet.priceFrom', { price: total ?? '' }) : total),
    ...fact(
      'dispatched',
      day ? orderDay({ locale, country: country.code }, day) : t('buildSheet.none'),
    ),
  ]
}

/** A weight includes the pedals that the build has. */
function weightKey(bike: OfferedBike, choice: Choice): 'weightWith' | 'weightOf' {
  const section = findSection(bike, 'pedals')
  const pedals = section && partIn(section, choice)
  const isWith = section ? pedals !== undefined && !isNothing(pedals) : hasPedals(bike)
  return isWith ? 'weightWith' : 'weightOf'
}

/** These follow from the parts, which the sheet lists with their own sizes. */
const partMeasures: readonly string[] = ['barWidth', 'stem', 'crank', 'saddleHeight']

/** The geometry of the build in its size: null before one is chosen. */
export function geometryOf(
  { bike, choice }: Pick<SheetBuild, 'bike' | 'choice'>,
  locale: Ctx['visitor']['locale'],
): BuildSheet['geometry'] {
  const size = bike.sizes.find((each) => each.size === choice.size)
  if (!size) return null
  const look = buildLook(bike, choice)
  const wheels = look
    ? { size: look.wheels.size, tyreWidth: look.wheels.tyreWidth }
    : wheelsOf(bike)
  // Another fork turns the frame, so the printed table of the size no longer holds.
  const built = look ? { ...size, geometry: look.geometry } : size
  const rows = geometryRows([built], wheels, locale)
  return {
    title: mailTranslator(locale)('buildSheet.geometry', { size: size.size }),
    rows: rows
      .filter(({ key }) => !partMeasures.includes(key))
      .map(({ name, unit, values }) => ({
        name,
        value: `${values[0] ?? ''}${unit === '°' ? '' : ' '}${unit}`,
      })),
  }
}
