import type { Db } from '#/db/client.server.ts'
import { minorDigits } from '#/money/currency.ts'
import { type Money, money } from '#/money/money.ts'
import type { PaymentProvider } from '#/payments/payment-provider.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { requestedPieces } from '#/orders/pieces/requested-pieces.ts'
import { describeOrder } from './describe-order.ts'
import type { Order, WholeOrder } from './order.ts'
import { type PiecesStep, refundable } from '#/orders/pieces/order-pieces.ts'
import { nextState, orderStates, type StaffStep, staffStepsFrom } from './order-state.ts'
import { takeStep, type Tracking } from './order-steps.server.ts'
import { planStep, type StepPlan } from './plan-step.ts'
import { orderMoney } from './order-words.ts'
import { settleRefunds } from '#/orders/refunds/refunds.server.ts'
import {
  describeRefund,
  printRefunds,
  recordSentByHand,
} from '#/orders/refunds/refund-command.server.ts'
import { readUnsentRefunds } from '#/orders/refunds/refunds.store.server.ts'
import { findByNumber, wholeOrder } from './orders.server.ts'
import { readNewest, readOrderStock } from './orders.store.server.ts'
import { readNewestWithdrawals } from '#/orders/withdrawal/withdrawals.store.server.ts'
import {
  type CommandForm,
  type CommandInput,
  confirmChange,
  limitFrom,
  parseGroup,
  stateFrom,
  yesOption,
} from '#/platform/terminal/command.server.ts'
import { utcMinute } from '#/platform/terminal/terminal-text.ts'

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
  'Steps that move money (accept, cancel, refund, refund-sent) say what they will do and ask; --yes answers for scripts.',
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
  ...yesOption,
} as const

const words = ['NUMBER']
/** The steps staff can take; those that move money ask first. */
const stepForms = {
  accept: { words, options: ['reason', 'yes'] },
  ship: { words, options: ['line', 'carrier', 'tracking', 'url'] },
  ready: { words },
  complete: { words },
  cancel: { words, options: ['line', 'reason', 'yes'] },
  refund: { words, options: ['line', 'amount', 'reason', 'yes'] },
} as const satisfies Record<StaffStep, CommandForm<keyof typeof commandOptions>>

const parse = (args: readonly string[]) =>
  parseGroup(args, {
    name: 'order',
    actions: {
      list: { options: ['state', 'held', 'limit'] },
      show: { words },
      ...stepForms,
      withdrawals: { options: ['limit'] },
      refunds: { options: ['limit'] },
      'refund-sent': { words: ['KEY'], options: ['yes'] },
    },
    options: commandOptions,
    usage,
  })
type Values = ReturnType<typeof parse>['values']

/** Runs one `order` command of the shop's command line. */
export async function runOrderCommand(input: Input): Promise<void> {
  const { db, args, print } = input
  const {
    action,
    words: [number = ''],
    values,
  } = parse(args)
  if (action === 'help') return print(usage)
  if (action === 'list') return list(db, values, print)
  if (action === 'withdrawals') return listWithdrawals(db, values, print)
  if (action === 'refunds') return printRefunds(db, limitFrom(values), print)
  if (action === 'refund-sent') return recordSentByHand(input, number, values)
  const order = await findByNumber(db, number)
  if (!order) throw new Error(`There is no order ${number}.`)
  if (action === 'show')
    return print(describeOrder(await wholeOrder(db, order), await readOrderStock(db, order.id)))
  await move(input, await wholeOrder(db, order), action, values)
  if (action === 'cancel' || action === 'refund') await sendMoneyBack(input, order)
}

async function move(input: Input, order: WholeOrder, step: StaffStep, values: Values) {
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
    const plan = planStep(order, step, details)
    if (plan && asksFirst(step))
      await confirmChange(input, values, [describePlan(order, step, plan)])
    const moved = await takeStep(input.db, { id: order.id }, step, details)
    input.print(`Order ${order.number} is ${moved.state}.`)
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    throw new Error(explainRefusal(order, step, problem.code), { cause: problem })
  }
}

const asksFirst = (step: StaffStep): boolean => {
  const { options }: CommandForm = stepForms[step]
  return options?.includes('yes') ?? false
}

function describePlan(order: WholeOrder, step: StaffStep, { credit, state }: StepPlan): string {
  const { number, email, totals } = order
  const becomes = `Order ${number} of ${email}, ${order.state} → ${state}`
  if (!credit) return `${becomes}: ${orderMoney(order, totals.total)} is taken as paid in full.`
  const pieces = credit.lines.map(({ uid, quantity }) => {
    const line = order.lines.find((each) => each.uid === uid)
    return `${quantity} × ${line?.sku ?? uid}`
  })
  const what = pieces.length > 0 ? `${step}s ${pieces.join(', ')} and ` : ''
  const amount = orderMoney(order, money(credit.amount, totals.total.currency))
  return `${becomes}: ${what}pays back ${amount} of the ${orderMoney(order, leftOf(order))} that are left of what was paid.`
}

/** The credit note exists already. The provider is called now; if that fails, a job retries every minute. */
async function sendMoneyBack({ db, print, findProvider }: Input, { id, number }: Order) {
  try {
    await settleRefunds(db, {
      orderId: id,
      now: new Date(),
      ...(findProvider && { findProvider }),
    })
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
    print(`${each.reference}  ${at}  ${each.orderNumber}  ${each.name} <${each.email}>  ${marked}`)
  }
}
