import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { buildPicture } from '#/configurator/api/build-picture.server.ts'
import type { ConfigurableBike } from '#/configurator/api/requested-build.server.ts'
import {
  buildColour,
  buildSubtitle,
  hasOtherParts,
  isNamedByColour,
  paintedName,
} from '#/configurator/build/build-words.ts'
import { buildDays, buildGrams, buildPrice, changedParts } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import { keepFigures } from '#/i18n/numbers/keep-units.ts'
import { money } from '#/money/money.ts'
import { orderDay } from '#/orders/order/order-words.ts'
import { customiseUrl } from '#/product/bike/customise-url.ts'
import { buildPath, shownCode } from '#/saved-builds/builds/build-code.ts'
import type { BuildToday } from '#/saved-builds/changes/build-today.server.ts'
import { changeWords } from '#/saved-builds/changes/change-words.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { offersCycleToWork } from '#/visitor/offers-cycle-to-work.ts'
import type { BuildNowView, BuildView } from './build-view.ts'
import { savedBuildQuoteUrl } from './quote-url.ts'

type Configured = ConfigurableBike & { choice: Choice }

/** A saved build in the reader's language; `isOwn` decides whether its name is shown. */
export async function viewBuild(
  ctx: Ctx,
  { saved, changes, now }: BuildToday,
  isOwn: boolean,
): Promise<BuildView> {
  const { locale, country } = ctx.visitor
  const path = buildPath(saved.code)
  return {
    ...(now ? await viewConfigured(ctx, now) : asSaved(saved, locale)),
    code: shownCode(saved.code),
    path,
    name: isOwn ? saved.name : null,
    // The parts of the day stay on one line.
    savedOn: orderDay({ country: country.code, locale }, saved.createdAt).replaceAll(' ', '\u00A0'),
    changes: changes.map((change) => changeWords(change, ctx.visitor)),
    now: now && viewNow(ctx, now, { items: now.items, quoteUrl: savedBuildQuoteUrl(saved.code) }),
  }
}

/** The build with its words as a page prints them. */
export const printedBuild = (build: BuildView): BuildView => ({
  ...build,
  parts: build.parts.map((part) => ({ ...part, name: keepFigures(part.name) })),
  changes: build.changes.map(keepFigures),
})

const asSaved = (saved: BuildToday['saved'], locale: Ctx['visitor']['locale']) => ({
  bikeName: saved.bikeName[locale],
  size: saved.size,
  subtitle: null,
  colour: paintedName(
    saved.chosen.map(({ section, name }) => ({ section, name: name[locale] })),
    saved.colour.name[locale],
    locale,
  ),
  parts: saved.chosen.map(({ section, sectionName, name }) => ({
    section: sectionName[locale],
    name: name[locale],
    isInColour: isNamedByColour(section),
    isPaint: isPaintSection(section),
  })),
  picture: null,
})

/** The bike as it is configured: everything that does not depend on who saved it. */
export async function viewConfigured(ctx: Ctx, { child, family, bike, choice }: Configured) {
  const { locale } = ctx.visitor
  const { subtitle: ofModel } = family.parent.model
  return {
    bikeName: child.bike.name[locale],
    subtitle: buildSubtitle(child.bike.subtitle, ofModel, hasOtherParts(bike, choice))[locale],
    size: choice.size,
    colour: buildColour(bike, choice, locale),
    parts: changedParts(bike, choice).map(({ section, part, offer }) => ({
      section: section.name,
      name: offer.size ? `${part.name}, ${offer.size.name}` : part.name,
      isInColour: isNamedByColour(section.key),
      isPaint: isPaintSection(section.key),
    })),
    picture: await buildPicture(ctx, { bike, choice }),
  }
}

type Links = Pick<BuildNowView, 'items'> & { quoteUrl: string }

export function viewNow(
  { visitor }: Ctx,
  { child, bike, choice }: Configured,
  { items, quoteUrl }: Links,
): BuildNowView {
  const price = buildPrice(bike, choice)
  const days = buildDays(bike, choice)
  const query = choiceQuery(choice, bike).toString()
  return {
    slug: child.slug,
    price: price && money(price.total, bike.currency),
    before: price && price.before > price.total ? money(price.before, bike.currency) : null,
    isFrom: price?.isFrom ?? false,
    grams: buildGrams(bike, choice),
    dispatchDay: days === null ? null : (bike.dispatchDays[days] ?? null),
    items,
    changeUrl: customiseUrl(child) + (query && `?${query}`),
    quoteUrl: items && offersCycleToWork(visitor) ? quoteUrl : null,
  }
}
