import type { Address } from '#/postal-address/address.ts'
import { formatAddress } from '#/postal-address/format-address.ts'
import type { Locale } from '#/i18n/locale.ts'
import { isPlainLine, nameInMail } from '#/mail/typed-words.ts'
import type { OrderLine } from '#/orders/order/order.ts'

/**
 * The lines of an address, without what could be a stranger's advertisement. A company's name may be
 * any sentence, such as “Your account is locked”, so it stands only on the order's own page.
 */
export function addressInMail(address: Address, locale: Locale): string[] {
  const { firstName, lastName } = address
  const names = { firstName: nameInMail(firstName) ?? '', lastName: nameInMail(lastName) ?? '' }
  const lines = formatAddress({ ...address, ...names, company: null }, locale)
  // A first or last name that was left out leaves its blank behind.
  return lines.map((line) => line.trim()).filter((line) => line !== '' && isPlainLine(line))
}

/** A line of an order, without words of the buyer's own that could be an advertisement. */
export const lineInMail = (line: OrderLine): OrderLine => ({
  ...line,
  entered: line.entered.filter(isPlainLine),
})
