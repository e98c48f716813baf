import { formatKilograms } from '#/i18n/numbers/format-kilograms.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'
import { keepFigures } from '#/i18n/numbers/keep-units.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { formatMoney } from '#/money/format-money.ts'
import { type Money, money } from '#/money/money.ts'
import type { PageRequest } from '#/platform/api/page.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import type { PriceNote } from '#/product/page/shown-price.ts'
import { readCode, shownCode } from '#/saved-builds/builds/build-code.ts'
import { listOwnBuilds } from '#/saved-builds/builds/own-builds.server.ts'
import type { SavedBuild } from '#/saved-builds/builds/saved-build.ts'
import { mostBuilds } from '#/saved-builds/builds/saved-build-limits.ts'
import { createBuildsToday } from '#/saved-builds/changes/build-today.server.ts'
import {
  type BuildDifference,
  compareBuilds,
  type ComparedBuild,
  type ComparedRow,
} from '#/saved-builds/compare/compare-builds.ts'
import { comparedBuild } from '#/saved-builds/compare/compared-build.server.ts'
import type { BuildView } from '#/saved-builds/page/build-view.ts'
import { printedBuild, viewBuild } from '#/saved-builds/page/view-build.server.ts'
import type { Ctx, FromCustomer } from '#/visitor/context.ts'

export type ComparedColumn = {
  build: BuildView
  price: string | null
  weight: string | null
  dispatchDay: string | null
}

export type CompareBuildsView = {
  firstName: string
  /** Every build of the customer, to choose from. */
  choices: { code: string; title: string }[]
  /** The chosen codes, as far as they are the customer's. */
  chosen: string[]
  /** Null until two builds are chosen. */
  compared: {
    columns: [ComparedColumn, ComparedColumn]
    rows: ComparedRow[]
    /** Price, weight and date of the second against the first, one sentence each. */
    sentences: string[]
  } | null
  priceNote: PriceNote
}

/** Two builds of the customer side by side, by the codes of the URL. */
export async function compareOwnBuilds(
  ctx: Ctx,
  { session, query }: FromCustomer<PageRequest>,
): Promise<CompareBuildsView> {
  const [customer, { builds }, { bikeNote: priceNote }] = await Promise.all([
    loadCustomer(ctx, session),
    listOwnBuilds(ctx, session, { page: 1, pageSize: mostBuilds }),
    loadProductPrices(ctx),
  ])
  const codes = new Set(query.getAll('builds').map((typed) => readCode(typed)))
  const chosen = [...codes].flatMap((code) => builds.find((build) => build.code === code) ?? [])
  const [first, second] = chosen
  return {
    firstName: customer.firstName,
    choices: builds.map((build) => ({
      code: shownCode(build.code),
      title: titleOf(build, ctx.visitor.locale),
    })),
    chosen: chosen.slice(0, 2).map(({ code }) => shownCode(code)),
    compared: first && second ? await compare(ctx, [first, second]) : null,
    priceNote,
  }
}

const titleOf = ({ name, bikeName, code }: SavedBuild, locale: Ctx['visitor']['locale']) =>
  `${name ?? bikeName[locale]}, ${shownCode(code)}`

async function compare(
  ctx: Ctx,
  [first, second]: [SavedBuild, SavedBuild],
): Promise<CompareBuildsView['compared']> {
  const todayOf = createBuildsToday(ctx)
  const [one, other] = await Promise.all([todayOf(first), todayOf(second)])
  const [a, b] = [comparedBuild(ctx, one), comparedBuild(ctx, other)]
  const difference = compareBuilds(a, b)
  const views = await Promise.all([viewBuild(ctx, one, true), viewBuild(ctx, other, true)])
  return {
    columns: [columnOf(ctx, printedBuild(views[0]), a), columnOf(ctx, printedBuild(views[1]), b)],
    rows: difference.rows.map((row) => ({
      ...row,
      values: row.values.map((value) => value && keepFigures(value)),
    })),
    sentences: sentencesOf(ctx, difference),
  }
}

function columnOf(
  { visitor: { locale, country } }: Ctx,
  build: BuildView,
  { price, grams, day }: ComparedBuild,
): ComparedColumn {
  const weight = grams === null ? null : formatKilograms(grams, locale)
  return {
    build,
    price: price && formatMoney(price, country.locale),
    weight: weight && `${weight} kg`,
    dispatchDay: day && dayInWords(day, locale),
  }
}

function sentencesOf({ visitor }: Ctx, { price, grams, days }: BuildDifference): string[] {
  const translate = translatorFor(visitor.locale)
  const amount = ({ amount: minor, currency }: Money) =>
    formatMoney(money(Math.abs(minor), currency), visitor.country.locale)
  const say = (kind: string, value: number, by: string | number) =>
    translate(`savedBuilds.compare.${kind}.${directionOf(value)}`, { by })
  return [
    ...(price ? [say('price', price.amount, amount(price))] : []),
    ...(grams === null ? [] : [say('weight', grams, Math.abs(grams))]),
    ...(days === null ? [] : [say('date', days, Math.abs(days))]),
  ]
}

const directionOf = (value: number) => (value > 0 ? 'more' : value < 0 ? 'less' : 'same')
