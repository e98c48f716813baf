import type { Address } from '#/postal-address/address.ts'
import { formatAddress } from '#/postal-address/format-address.ts'
import type { Locale } from '#/i18n/locale.ts'
import { isPlainLine, nameInMail } from '#/mail/typed-words.ts'
import type { OrderLine } from '#/orders/order/order.ts'

/**
 * The lines of an address, without text that could carry a stranger's advertisement. A company name
 * may be any sentence, such as “Your account is locked”, so it is shown only on the order page.
 */
export function addressInMail(address: Address, locale: Locale): string[] {
  const { firstName, lastName } = address
  const names = { firstName: nameInMail(firstName) ?? '', lastName: nameInMail(lastName) ?? '' }
  const lines = formatAddress({ ...address, ...names, company: null }, locale)
  // Leaving out a first or last name leaves a space behind.
  return lines.map((line) => line.trim()).filter((line) => line !== '' && isPlainLine(line))
}

/** An order line without free text that could be an advertisement. */
export const lineInMail = (line: OrderLine): OrderLine => ({
  ...line,
  entered: line.entered.filter(isPlainLine),
})
