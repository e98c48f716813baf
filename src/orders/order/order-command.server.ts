import type { Db } from '#/db/client.server.ts'
import { minorDigits } from '#/money/currency.ts'
import { type Money, money } from '#/money/money.ts'
import type { PaymentProvider } from '#/payments/payment-provider.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { requestedPieces } from '#/orders/pieces/requested-pieces.ts'
import { describeOrder } from './describe-order.ts'
import type { Order, WholeOrder } from './order.ts'
import { type PiecesStep, refundable } from '#/orders/pieces/order-pieces.ts'
import {
  isStaffStep,
  nextState,
  orderStates,
  type StaffStep,
  staffStepsFrom,
} from './order-state.ts'
import { takeStep, type Tracking } from './order-steps.server.ts'
import { orderMoney } from './order-words.ts'
import { settleRefunds } from '#/orders/refunds/refunds.server.ts'
import {
  describeRefund,
  printRefunds,
  recordSentByHand,
} from '#/orders/refunds/refund-command.server.ts'
import { readUnsentRefunds } from '#/orders/refunds/refunds.store.server.ts'
import { findByNumber, wholeOrder } from './orders.server.ts'
import { readNewest } from './orders.store.server.ts'
import { readNewestWithdrawals } from '#/orders/withdrawal/withdrawals.store.server.ts'
import {
  type CommandInput,
  limitFrom,
  parseCommand,
  stateFrom,
} from '#/platform/terminal/command.server.ts'
import { terminalText, utcMinute } from '#/platform/terminal/terminal-text.ts'

type FindProvider = (method: string) => PaymentProvider
type Input = CommandInput & {
  /** Finds the provider that pays a refund; the configured providers if left out. */
  findProvider?: FindProvider
}

const usage = [
  'order list [--state processing | --held] [--limit 20]   the newest orders',
  'order show NUMBER                              one order in full',
  'order accept NUMBER                            sends a held order for the amount that was paid',
  'order ship NUMBER [--line SKU:2 …] [--carrier DPD --tracking 123 --url https://…]',
  'order ready NUMBER                             it can be collected from its store',
  'order complete NUMBER                          the buyer has it',
  'order cancel NUMBER [--line SKU:2 …] [--reason …]   what was not sent: refunded and put back in stock',
  'order refund NUMBER [--line SKU:2 …] [--amount 49.90] [--reason …]   what was sent, or any amount',
  'order withdrawals [--limit 20]                 withdrawals from the contract',
  'order refunds [--limit 20]                     refunds that have not been paid yet',
  'order refund-sent KEY                          a person has paid this refund by hand; KEY is its first word in the list',
  '',
  'Without --line, ship and cancel apply to everything that is still to be sent, refund to what is left of the',
  'payment. A line can also be given by its number in "order show": --line 2:1',
].join('\n')

export const orderHelp =
  'shows and processes orders: list, show, accept, ship, ready, complete, cancel, refund, withdrawals, refunds, refund-sent'

const textOption = { type: 'string' } as const
const commandOptions = {
  state: textOption,
  held: { type: 'boolean' },
  limit: textOption,
  carrier: textOption,
  tracking: textOption,
  url: textOption,
  reason: textOption,
  amount: textOption,
  line: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const

const parse = (args: readonly string[]) => parseCommand(args, commandOptions, usage)
type Values = ReturnType<typeof parse>['values']

/** Runs one `order` command of the shop's command line. */
export async function runOrderCommand({ db, args, print, findProvider }: Input): Promise<void> {
  const { values, positionals } = parse(args)
  const [action = 'help', number, ...others] = positionals
  if (values.help || action === 'help') return print(usage)
  if (action === 'list') return list(db, values, print)
  if (action === 'withdrawals') return listWithdrawals(db, values, print)
  if (action === 'refunds') return printRefunds(db, limitFrom(values), print)
  if (action === 'refund-sent') return recordSentByHand(db, number, print)
  if (action !== 'show' && !isStaffStep(action))
    throw new Error(`There is no "order ${action}".\n\n${usage}`)
  if (!number) throw new Error(`Which order? For example: order ${action} 7K4M-9QX2`)
  if (others.length > 0) throw new Error(`One order at a time: order ${action} ${number}`)
  const order = await findByNumber(db, number)
  if (!order) throw new Error(`There is no order ${number}.`)
  if (action === 'show') return print(describeOrder(await wholeOrder(db, order)))
  await move(db, await wholeOrder(db, order), action, { values, print })
  if (action === 'cancel' || action === 'refund')
    await sendMoneyBack(db, order, { print, ...(findProvider && { findProvider }) })
}

/** The steps staff can take, each with the options it accepts. */
const commands = {
  accept: ['reason'],
  ship: ['line', 'carrier', 'tracking', 'url'],
  ready: [],
  complete: [],
  cancel: ['line', 'reason'],
  refund: ['line', 'amount', 'reason'],
} as const satisfies Record<StaffStep, readonly (keyof typeof commandOptions)[]>

type StepInput = { values: Values; print: Input['print'] }

async function move(db: Db, order: WholeOrder, step: StaffStep, { values, print }: StepInput) {
  const known: readonly string[] = commands[step]
  const stray = Object.keys(values).find((name) => !known.includes(name))
  if (stray !== undefined) throw new Error(`"order ${step}" takes no --${stray}.`)
  if (nextState(order.state, step, order.delivery.kind) === null)
    throw new Error(explainNoStep(order, step))
  const details = {
    now: new Date(),
    note: values.reason ?? null,
    tracking: trackingFrom(values),
    ...(values.amount !== undefined && { amount: amountFrom(values.amount, order) }),
    ...(values.line &&
      isAboutPieces(step) && { pieces: requestedPieces(order, step, values.line) }),
  }
  try {
    const moved = await takeStep(db, { id: order.id }, step, details)
    print(`Order ${order.number} is ${moved.state}.`)
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    throw new Error(explainRefusal(order, step, problem.code), { cause: problem })
  }
}

type RefundInput = { print: Input['print']; findProvider?: FindProvider }

/** The credit note exists already. The provider is called now; if that fails, a job retries every minute. */
async function sendMoneyBack(db: Db, { id, number }: Order, { print, ...options }: RefundInput) {
  try {
    await settleRefunds(db, { orderId: id, now: new Date(), ...options })
  } catch (problem) {
    const reasons = problem instanceof AggregateError ? problem.errors : [problem]
    for (const reason of reasons)
      print(
        `The provider could not be reached: ${reason instanceof Error ? reason.message : reason}`,
      )
  }
  const unsent = (await readUnsentRefunds(db, 100)).filter((refund) => refund.orderId === id)
  if (unsent.length === 0) print(`The refund of order ${number} has been sent.`)
  for (const refund of unsent) print(describeRefund(refund))
}

const isAboutPieces = (step: StaffStep): step is PiecesStep & StaffStep =>
  step === 'ship' || step === 'cancel' || step === 'refund'

function explainNoStep({ number, state, delivery }: Order, step: StaffStep): string {
  const next = staffStepsFrom(state, delivery.kind)
  const hint = next.length > 0 ? `What can be done: ${next.join(', ')}.` : 'Nothing can be done.'
  return `Order ${number} is ${state} (${delivery.kind}): no "${step}" from there. ${hint}`
}

function explainRefusal(order: WholeOrder, step: StaffStep, code: string): string {
  const left = orderMoney(order, leftOf(order))
  if (code === 'order-amount-refused')
    return `No more than ${left} can be refunded: that is what is left of what was paid.`
  if (code === 'order-still-open')
    return `Order ${order.number} has pieces that were never sent: cancel those, or refund less than ${left}.`
  if (code === 'order-pieces-refused') return `Nothing of order ${order.number} is left to ${step}.`
  return `Somebody else has just moved order ${order.number}. Look at it again: order show ${order.number}`
}

const leftOf = (order: WholeOrder): Money => money(refundable(order), order.totals.total.currency)

function trackingFrom({ carrier, tracking, url }: Values): Tracking {
  if (url !== undefined && !/^https:\/\/\S+$/.test(url))
    throw new Error('--url must begin with https://')
  return { carrier: carrier ?? null, number: tracking ?? null, url: url ?? null }
}

/**
 * Reads an amount in major units, with a point or a comma before the pence, up to what can still be
 * refunded. "1,234" is refused: the comma may be meant for thousands.
 */
function amountFrom(text: string, order: WholeOrder): number {
  const left = leftOf(order)
  const digits = minorDigits[left.currency]
  const [, major = '', minor = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  const amount = minor.length <= digits ? Number(major + minor.padEnd(digits, '0')) : 0
  if (!(amount > 0 && amount <= left.amount))
    throw new Error(
      `--amount must be a sum like 49.90, and no more than the ${orderMoney(order, left)} that are left of what was paid.`,
    )
  return amount
}

async function list(db: Db, values: Values, print: Input['print']) {
  const state = values.held ? 'held' : stateFrom(values, orderStates)
  const found = await readNewest(db, { state, limit: limitFrom(values) })
  if (found.length === 0) return print('No orders found.')
  for (const order of found) {
    const at = utcMinute(order.placedAt)
    const sum = orderMoney(order, order.total)
    print(`${order.number}  ${at}  ${order.state.padEnd(12)}  ${sum.padStart(12)}  ${order.email}`)
  }
}

async function listWithdrawals(db: Db, values: Values, print: Input['print']) {
  const found = await readNewestWithdrawals(db, limitFrom(values))
  if (found.length === 0) return print('There are no withdrawals.')
  for (const each of found) {
    const at = utcMinute(each.declaredAt)
    const marks = [each.orderId === null ? 'no such order' : '', each.isLate ? 'late' : '']
    const marked = marks.filter((mark) => mark !== '').join(', ')
    print(
      `${each.reference}  ${at}  ${each.orderNumber}  ${terminalText(each.name)} <${each.email}>  ${marked}`,
    )
  }
}
