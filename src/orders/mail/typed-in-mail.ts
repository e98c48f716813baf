import type { Address } from '#/postal-address/address.ts'
import { formatAddress } from '#/postal-address/format-address.ts'
import type { Locale } from '#/i18n/locale.ts'
import { greetedName, isPlainLine } from '#/mail/typed-words.ts'
import type { OrderLine } from '#/orders/order/order.ts'

/**
 * The lines of an address, without text that could carry a stranger's advertisement. A company name
 * may be any sentence, such as “Your account is locked”, so it is shown only on the order page; so are names and
 * lines that are as long as one. The mail leads to that page.
 */
export function addressInMail(address: Address, locale: Locale): string[] {
  const { firstName, lastName } = address
  const names = { firstName: greetedName(firstName) ?? '', lastName: greetedName(lastName) ?? '' }
  const lines = formatAddress({ ...address, ...names, company: null }, locale)
  // Leaving out a first or last name leaves a space behind.
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && isPlainLine(line) && !isSentence(line))
}

/** House names and towns have fewer words, and longer lines of an address have a number. */
const isSentence = (line: string) => !/\p{N}/u.test(line) && line.split(' ').length > 4

/** An order line without free text that could be an advertisement. */
export const lineInMail = (line: OrderLine): OrderLine => ({
  ...line,
  entered: line.entered.filter(isPlainLine),
})
