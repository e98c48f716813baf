import type { FamilyBike } from '#/catalogue/model/product.ts'
import { buildColour, partNames, type ShareView } from '#/configurator/build/build-words.ts'
import { buildPrice } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { sharePicture } from '#/images/ui/picture.ts'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import type { Ctx } from '#/visitor/context.ts'
import { buildPicture } from './build-picture.server.ts'

type SharedBuild = { child: FamilyBike; bike: OfferedBike; choice: Choice }

/**
 * Text and picture of a shared link, worked out from this build. The picture is only named here: it is drawn when somebody
 * loads it, within the limits that `images/` has for builds that no page of the shop shows.
 */
export async function shareBuild(ctx: Ctx, build: SharedBuild): Promise<ShareView> {
  const shown = await buildPicture(ctx, build)
  return { description: shareText(ctx, build), image: shown && sharePicture(shown.picture) }
}

function shareText({ visitor }: Ctx, { child, bike, choice }: SharedBuild): string {
  const { locale, country } = visitor
  const translate = translatorFor(locale)
  const parts = partNames(bike, choice)
  const price = buildPrice(bike, choice)
  const total = price && formatMoney(money(price.total, bike.currency), country.locale)
  return translate('configurator.shared', {
    name: child.bike.name[locale],
    colour: buildColour(bike, choice, locale),
    hasSize: choice.size === null ? 'no' : 'yes',
    size: choice.size ?? '',
    hasParts: parts.length === 0 ? 'no' : 'yes',
    parts: parts.join(', '),
    hasPrice: total === null ? 'no' : 'yes',
    price: price?.isFrom ? translate('price.from', { price: total ?? '' }) : (total ?? ''),
  })
}
