import { isEuCountry } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { MailBlock } from '#/mail/mail-block.ts'
import { mailTranslator } from '#/mail/mail-translator.server.ts'
import { mailSite } from '#/mail/mail-site.server.ts'
import { greetedName, nameValues } from '#/mail/typed-words.ts'
import { renderMail, type RenderedMail } from '#/mail/render-mail.server.tsx'
import type { Config } from '#/platform/config/config.server.ts'
import type { Payload } from '#/platform/jobs/job.ts'
import type { Mailer } from '#/platform/jobs/mail.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import { isByCertificate } from '#/orders/mail/order-mail-about.server.ts'
import type { OrderLine, WholeOrder } from '#/orders/order/order.ts'
import type { OrderState } from '#/orders/order/order-state.ts'
import { normalShortCode } from '#/platform/codes/short-code.ts'
import { uncreditedLines } from '#/orders/pieces/order-pieces.ts'
import { lineInMail } from '#/orders/mail/typed-in-mail.ts'
import { lineDetails, orderInstant } from '#/orders/order/order-words.ts'
import { wholeOrder } from '#/orders/order/orders.server.ts'
import { readOrder } from '#/orders/order/orders.store.server.ts'
import type { withdrawalJob } from './withdrawal-mail.ts'
import { readWithdrawal, type WithdrawalRow } from './withdrawals.store.server.ts'

/** Sends the receipt of a withdrawal: its content, date and time. */
export async function sendWithdrawalMail(
  { config, db, mailer }: { config: Config; db: Db; mailer: Mailer },
  { reference, locale }: Payload<typeof withdrawalJob>,
): Promise<void> {
  const declared = await readWithdrawal(db, reference)
  if (!declared) return
  const order = declared.orderId === null ? null : await readOrder(db, { id: declared.orderId })
  await mailer.send({
    to: declared.email,
    ...writeWithdrawalMail(declared, {
      order: order && (await wholeOrder(db, order)),
      locale,
      site: mailSite(config, declared.site),
    }),
  })
}

/** The mail may go to somebody who never declared anything, so it repeats no unchecked text. */
export function writeWithdrawalMail(
  declared: WithdrawalRow,
  { order, locale, site }: { order: WholeOrder | null; locale: Locale; site: Site },
): RenderedMail {
  const translate = mailTranslator(locale)
  const number = normalShortCode(declared.orderNumber)
  const values = {
    ...nameValues(ownName(declared, order)),
    known: number === null ? 'no' : 'yes',
    number: number ?? '',
  }
  const words = isCancellation(site, order) ? 'withdrawal.cancellation' : 'withdrawal'
  const at = orderInstant(locale, declared.declaredAt)
  return renderMail({
    locale,
    site,
    subject: translate(`${words}.subject`, values),
    preview: translate('withdrawal.preview', { at }),
    title: translate(`${words}.title`),
    blocks: [
      { kind: 'text', text: translate(`${words}.text`, { at }) },
      {
        kind: 'facts',
        rows: [
          ...(number === null ? [] : [{ label: translate('withdrawal.order'), value: number }]),
          ...(values.named === 'no'
            ? []
            : [{ label: translate('withdrawal.name'), value: values.name }]),
          { label: translate('withdrawal.email'), value: declared.email },
          { label: translate('withdrawal.at'), value: at },
          { label: translate('withdrawal.reference'), value: declared.reference },
        ],
      },
      { kind: 'note', text: translate(`${words}.statement`, values) },
      ...(order ? itemsOf(declared, order, locale) : []),
      declared.isLate
        ? { kind: 'note', text: translate('withdrawal.late') }
        : { kind: 'text', text: nextStep(order, translate) },
    ],
  })
}

/**
 * The name on the order, if that is what was typed and the mail goes to the order's own address. Any other name may be
 * a stranger's sentence, so the mail leaves it out; the declaration keeps it.
 */
function ownName(declared: WithdrawalRow, order: WholeOrder | null): string | null {
  if (order?.email.toLowerCase() !== declared.email.toLowerCase()) return null
  const typed = folded(declared.name)
  for (const { firstName, lastName } of [order.shippingAddress, order.billingAddress]) {
    const [first, last] = [greetedName(firstName), greetedName(lastName)]
    const name = `${first} ${last}`
    if (first !== null && last !== null && folded(name) === typed) return name
  }
  return null
}

const folded = (name: string) => name.normalize('NFC').trim().replaceAll(/ +/g, ' ').toLowerCase()

/** British law speaks of cancelling where EU law speaks of withdrawing; without an order the site decides. */
const isCancellation = (site: Site, order: WholeOrder | null): boolean =>
  order ? !isEuCountry(order.country) : site.id === 'uk'

const nothingSent: readonly OrderState[] = ['pending', 'held', 'processing', 'ready']

/** Says what happens to the returned items, and who gets the money. */
function nextStep(order: WholeOrder | null, translate: ReturnType<typeof mailTranslator>): string {
  const certificate = order && isByCertificate(order) ? 'yes' : 'no'
  const isUnsent = order !== null && nothingSent.includes(order.state)
  return translate(isUnsent ? 'withdrawal.nextUnsent' : 'withdrawal.next', { certificate })
}

/** `order` is set only if the buyer proved the order or gave its email address, so its items may be named. */
function itemsOf(declared: WithdrawalRow, order: WholeOrder, locale: Locale): MailBlock[] {
  const translate = mailTranslator(locale)
  const isWithdrawn = ({ uid, isReturnable }: OrderLine) =>
    isReturnable && (declared.lines.length === 0 || declared.lines.includes(uid))
  const lines = uncreditedLines(order)
  const withdrawn = lines.filter(isWithdrawn)
  const bespoke = lines.filter(({ isReturnable }) => !isReturnable)
  return [
    ...(withdrawn.length > 0
      ? [
          { kind: 'heading' as const, text: translate('withdrawal.goods') },
          {
            kind: 'items' as const,
            items: withdrawn.map((line) => ({
              name: line.name[locale],
              details: lineDetails(lineInMail(line), locale, translate),
              price: '',
              picture: null,
            })),
          },
        ]
      : []),
    ...(bespoke.length > 0
      ? [
          {
            kind: 'note' as const,
            text: translate('withdrawal.bespoke', {
              names: bespoke.map(({ name }) => name[locale]).join(', '),
            }),
          },
        ]
      : []),
  ]
}
