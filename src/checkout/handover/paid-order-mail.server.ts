import type { ConfirmBody } from '#/checkout/page/checkout.contract.ts'
import { mailTranslator } from '#/mail/mail-translator.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Mail } from '#/platform/jobs/mail.server.ts'

type Paid = Pick<ConfirmBody, 'eShopWorldOrderNumber' | 'checkoutTotal' | 'contactDetails'>
/** `number`: of the order that is held; without it no order could be made. */
type Outcome = { number?: string; reason: string }

/** A mail to the shop about an order that is paid for and cannot be sent as it is. */
export function paidOrderMail(
  { defaultLocale, contact }: Pick<Site, 'defaultLocale' | 'contact'>,
  { eShopWorldOrderNumber: reference, checkoutTotal, contactDetails }: Paid,
  { number, reason }: Outcome,
): Mail {
  const translate = mailTranslator(defaultLocale)
  const { currency, amount } = checkoutTotal.shopper
  const [buyer] = contactDetails
  return {
    to: contact.email,
    subject: translate('paidOrder.subject', { reference }),
    text: [
      translate(number === undefined ? 'paidOrder.refused' : 'paidOrder.held'),
      '',
      reason,
      `${amount} ${currency}`,
      ...(buyer ? [`${buyer.firstName} ${buyer.lastName} <${buyer.email ?? ''}>`] : []),
      ...(number === undefined ? [] : ['', `npm run shop -- order show ${number}`]),
    ].join('\n'),
  }
}
