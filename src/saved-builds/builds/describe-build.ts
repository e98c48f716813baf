import { parseOptionUid } from '#/cart/lines/option-uid.ts'
import type { BuildItems } from '#/configurator/api/build-items.ts'
import { bikeOffer, buildPrice } from '#/configurator/choice/built.ts'
import { type Choice, findSection, offerOf, partIn } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { type Country, defaultCountry, findCountry } from '#/country/country.ts'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { buildPath, shownCode } from './build-code.ts'
import type { SavedBuild } from './saved-build.ts'
import { terminalText, utcMinute } from '#/platform/terminal/terminal-text.ts'

type Now = { bike: OfferedBike; choice: Choice; items: BuildItems | null }
type Words = { words: readonly string[]; country: Country }

/** A build as plain text, for shop staff. */
export function describeBuild(
  saved: SavedBuild,
  now: Now | null,
  { words, country }: Words,
): string {
  const then = findCountry(saved.country) ?? defaultCountry
  const price = now && buildPrice(now.bike, now.choice)
  const wasPrice = saved.price ? formatMoney(saved.price, then.locale) : 'no price'
  const isPrice =
    now && price ? formatMoney(money(price.total, now.bike.currency), country.locale) : 'no price'
  return [
    `Build ${shownCode(saved.code)}${saved.name ? ` “${terminalText(saved.name)}”` : ''}, ${buildPath(saved.code)}`,
    `${saved.customerId === null ? 'a guest' : `customer ${saved.customerId}`}, saved ${utcMinute(saved.createdAt)} UTC on ${saved.site} in ${saved.locale}, last opened ${utcMinute(saved.openedAt)} UTC`,
    saved.deleteAt
      ? `kept until ${utcMinute(saved.deleteAt)} UTC`
      : 'kept until its owner deletes it',
    '',
    `${saved.bikeName.en}, ${saved.colour.name.en}, ${saved.size ?? 'no size yet'}`,
    ...(now ? partLines(saved, now) : savedLines(saved)),
    '',
    `Price then ${wasPrice} (${then.name.en}), now ${isPrice} (${country.name.en})`,
    ...(now?.items
      ? [`SKUs: ${skusOf(now.items).join(', ')}`]
      : ['It cannot be added to a cart as it is.']),
    ...(words.length > 0 ? ['', 'Changed since:', ...words.map((word) => `- ${word}`)] : []),
  ].join('\n')
}

/** The SKUs to enter at a till: the bike, then the parts that replace its own. */
const skusOf = ({ sku, options, paint }: BuildItems): string[] => [
  sku,
  ...options.flatMap((uid) => parseOptionUid(uid)?.sku ?? []),
  ...(paint === null ? [] : [paint]),
]

/** Every part that is on the bike today; those that the shopper chose are marked. */
function partLines(saved: SavedBuild, { bike, choice }: Now): string[] {
  const frame = bikeOffer(bike, choice)
  const parts = [...saved.chosen, ...saved.own].flatMap(({ section: key, sectionName }) => {
    const section = findSection(bike, key)
    const part = section && partIn(section, choice)
    const fixed = bike.fixed[key]
    if (!part) return fixed ? [`  ${sectionName.en}: ${fixed.name} (${fixed.sku})`] : []
    const chosen = choice.parts[key]
    const { sku, size } = offerOf(bike, section, part, {
      size: chosen?.size ?? null,
      frameSize: choice.size,
    })
    const name = [part.name, size?.name].filter(Boolean).join(', ')
    return [`${chosen ? '*' : ' '} ${sectionName.en}: ${name} (${sku})`]
  })
  return [...(frame ? [`  Bike (${frame.sku})`] : []), ...parts]
}

const savedLines = ({ chosen, own }: SavedBuild): string[] => [
  ...chosen.map(({ sectionName, name, sku }) => `* ${sectionName.en}: ${name.en} (${sku})`),
  ...own.map(({ sectionName, name, sku }) => `  ${sectionName.en}: ${name.en} (${sku})`),
]
