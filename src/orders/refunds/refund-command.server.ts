import type { Db } from '#/db/client.server.ts'
import { orderMoney } from '#/orders/order/order-words.ts'
import { certificateMethod } from '#/orders/order/payment.ts'
import { type CommandInput, confirmChange } from '#/platform/terminal/command.server.ts'
import { settleByHand } from './refunds.server.ts'
import { readRefund, readUnsentRefunds, type Refund } from './refunds.store.server.ts'

type Print = CommandInput['print']

/** Lists the refunds that have not been paid, for `order refunds`. */
export async function printRefunds(db: Db, limit: number, print: Print): Promise<void> {
  const found = await readUnsentRefunds(db, limit)
  if (found.length === 0) return print('All refunds have been sent.')
  for (const refund of found) print(describeRefund(refund))
}

/** Records for `order refund-sent` that a person has paid a refund. */
export async function recordSentByHand(
  input: Pick<CommandInput, 'db' | 'print' | 'ask'>,
  typed: string,
  values: { yes?: boolean },
): Promise<void> {
  const { db, print } = input
  const key = typed.toUpperCase()
  const refund = await readRefund(db, key)
  if (!refund) throw new Error(`There is no refund ${typed}.`)
  await confirmChange(input, values, [`Recorded as paid by hand: ${describeRefund(refund)}`])
  if (!(await settleByHand(db, refund, new Date())))
    throw new Error(`Nobody has to send refund ${key} by hand: ${whyUnsent[refund.state]}.`)
  print(`Refund ${key} of order ${refund.number} is recorded as sent by hand.`)
}

const whyUnsent: Record<Refund['state'], string> = {
  requested: 'not sent yet; retried every minute',
  refused: 'REFUSED by the provider, so a person has to send it',
  'by-hand': 'to be sent by hand, in the checkout where it was paid',
  refunded: 'sent',
}

export const describeRefund = (refund: Refund) => {
  const { key, number, country, amount, state } = refund
  const why = isOfCertificate(refund) ? byCertificate(refund) : whyUnsent[state]
  return `${key}  order ${number}  ${orderMoney({ country }, amount)}  ${why}`
}

const isOfCertificate = ({ state, method }: Refund) =>
  state === 'by-hand' && method === certificateMethod

/** The buyer paid nothing, so the money goes back to whoever paid for the certificate. */
const byCertificate = ({ reference }: Refund) =>
  `to be sent by hand to the scheme provider or employer that issued certificate ${reference ?? '(unknown)'}, never to the buyer`
