import { loadChildBike } from '#/catalogue/read/catalogue.server.ts'
import { type FamilyBike, isSoldIn } from '#/catalogue/model/product.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { findFinance } from '#/finance/finance.server.ts'
import type { Finance } from '#/finance/finance.ts'
import type { Locale } from '#/i18n/locale.ts'
import { type Money, money } from '#/money/money.ts'
import { keepFigures, keepName, keepUnits } from '#/i18n/numbers/keep-units.ts'
import { type PageRequest, Redirect } from '#/platform/api/page.ts'
import { brakeLeverWords } from '#/product/facts/specification-groups.ts'
import { bikeUrl, sizeFit, wheelsOf } from '#/product/bike/bike-view.ts'
import { isCustomisable, customiseUrl } from '#/product/bike/customise-url.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import type { PriceNote } from '#/product/page/shown-price.ts'
import type { SizeFit } from '#/product/size/size-advice.ts'
import type { Ctx } from '#/visitor/context.ts'
import { offerBike } from '#/configurator/api/offered-bike.server.ts'
import { shareBuild } from '#/configurator/api/share-build.server.ts'
import { buildColour, type ShareView } from '#/configurator/build/build-words.ts'
import { bikeOffer, buildPrice } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import { presetQuery } from '#/configurator/presets/preset-build.server.ts'
import { withTypedColours } from '#/configurator/paint/typed-colours.ts'
import { choiceFrom } from '#/configurator/choice/choice-url.ts'

/** The build in the URL, for the data layer. */
export type OpenedBuild = {
  /** The bike's own SKU, whatever its size. */
  sku: string
  brand: string
  category: string | null
  /** Null until a size is chosen. */
  variantSku: string | null
  /** Size and colour. */
  choices: string[]
  /** Null for a build that cannot be priced. */
  price: Money | null
}

export type ConfiguratorData = {
  /** The lever of each brake, in words: the custom of the visitor's country. */
  brakeLevers: string
  slug: string
  opened: OpenedBuild
  name: string
  /** The name for a heading, which keeps the words of a model together. */
  heading: string
  subtitle: string
  /** Messengers and social networks show this for a link to the build. */
  share: ShareView
  /** True of the bike whatever its parts. */
  modelSubtitle: string
  /** The URL of the bike as shown. */
  to: string
  bike: OfferedBike
  fits: SizeFit[]
  weightSize: string | null
  note: PriceNote
  /** Left out where no credit is offered: data for other countries does not mention it. */
  finance?: Pick<Finance, 'products'> & { notice: string }
}

export async function loadConfiguratorPage(ctx: Ctx, id: number, { path, query }: PageRequest) {
  const [{ bike: child, family }, prices, finance] = await Promise.all([
    loadChildBike(ctx, { id }),
    loadProductPrices(ctx),
    findFinance(ctx),
  ])
  const { locale, country } = ctx.visitor
  const { bike } = child
  const to = bikeUrl(child.slug, { colour: query.get('colour'), size: query.get('size') })
  if (!child.isActive || !isSoldIn(bike, country.code) || !isCustomisable(bike))
    throw new Redirect(to, 302)
  const own = customiseUrl(child)
  if (!path.endsWith(own)) throw new Redirect(query.size > 0 ? `${own}?${query}` : own, 301)
  const typed = withTypedColours(query)
  if (typed.size < query.size) throw new Redirect(typed.size > 0 ? `${own}?${typed}` : own, 302)
  const offered = await offerBike(ctx, { child, family, prices })
  const preset = await presetQuery(ctx, offered, query)
  if (preset !== null) throw new Redirect(preset ? `${own}?${preset}` : own, 302)
  const { choice } = choiceFrom(query, offered)
  const data: ConfiguratorData = {
    slug: child.slug,
    opened: openedBuild(child, { bike: offered, choice, locale }),
    name: bike.name[locale],
    heading: keepName(bike.name[locale], family.parent.model.name[locale]),
    subtitle: keepUnits(bike.subtitle[locale]),
    modelSubtitle: keepUnits(family.parent.model.subtitle[locale]),
    to: bikeUrl(child.slug, {}),
    bike: withKeptFigures(offered),
    share: await shareBuild(ctx, { child, bike: offered, choice }),
    fits: bike.sizes.map((record) => sizeFit(record, wheelsOf(bike))),
    weightSize: bike.weightSize,
    note: prices.bikeNote,
    brakeLevers: brakeLeverWords(country)[locale],
    ...(finance && {
      finance: { products: finance.products, notice: finance.notice[locale] },
    }),
  }
  return { data }
}

type Opened = { bike: OfferedBike; choice: Choice; locale: Locale }

function openedBuild(child: FamilyBike, { bike, choice, locale }: Opened): OpenedBuild {
  const { size } = choice
  const price = buildPrice(bike, choice)
  return {
    sku: child.sku,
    brand: child.maker.name,
    category: child.breadcrumbs.at(-1)?.name[locale] ?? null,
    variantSku: size === null ? null : (bikeOffer(bike, choice)?.sku ?? null),
    choices: [...(size === null ? [] : [size]), buildColour(bike, choice, locale)].filter(Boolean),
    price: price && money(price.total, bike.currency),
  }
}

/** The names as the page prints them. */
const withKeptFigures = (bike: OfferedBike): OfferedBike => ({
  ...bike,
  sections: bike.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({
      ...part,
      name: keepFigures(part.name),
      subtitle: part.subtitle && keepFigures(part.subtitle),
    })),
  })),
})
