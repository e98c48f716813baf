import type { Db } from '#/db/client.server.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { orderMoney } from '#/orders/order/order-words.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Config } from '#/platform/config/config.server.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { commandCtx } from '#/visitor/command-context.server.ts'
import { isWorth } from './certificate.server.ts'
import { normalCertificate } from './certificate.ts'
import { describeQuote } from '#/cycle-to-work/quotes/describe-quote.ts'
import type { Quote } from '#/cycle-to-work/quotes/quote.ts'
import { findQuoteByNumber } from '#/cycle-to-work/quotes/quote-links.server.ts'
import {
  quoteStateAt,
  quoteStates,
  quoteStepsFrom,
  type QuoteStep,
} from '#/cycle-to-work/quotes/quote-state.ts'
import { takeQuoteStep } from '#/cycle-to-work/quotes/quote-steps.server.ts'
import { readNewestQuotes, readQuoteEvents } from '#/cycle-to-work/quotes/quotes.store.server.ts'
import { redeemQuote } from './redeem-quote.server.ts'
import {
  type CommandInput,
  confirmChange,
  limitFrom,
  parseGroup,
  stateFrom,
  yesOption,
} from '#/platform/terminal/command.server.ts'
import { utcMinute } from '#/platform/terminal/terminal-text.ts'

type Input = CommandInput & { config: Config; log: Log; now?: Date }

const usage = [
  'quote list [--state certificate-received] [--limit 20]   the newest cycle to work quotes',
  'quote show NUMBER                            one quote in full, with its history',
  'quote certificate NUMBER --number C --value 2499.00   records a certificate that came by post or email',
  'quote redeem NUMBER                          the certificate is good: places the order; asks, unless --yes',
  'quote reject NUMBER [--reason …]             the certificate is not: the shopper may enter another',
  'quote decline NUMBER [--reason …]            ends the quote',
  'quote expire NUMBER                          ends the quote before its last day',
  '',
  'Every step is recorded with --by NAME, by default "staff", and mailed to the shopper.',
].join('\n')

export const quoteHelp =
  'shows and processes cycle to work quotes: list, show, certificate, redeem, reject, decline, expire'

const text = { type: 'string' } as const
const words = ['NUMBER']
const stepForm = { words, options: ['reason', 'by'] } as const

const parse = (args: readonly string[]) =>
  parseGroup(args, {
    name: 'quote',
    actions: {
      list: { options: ['state', 'limit'] },
      show: { words },
      certificate: { words, options: ['number', 'value', 'by', 'reason'] },
      redeem: { words, options: ['by', 'reason', 'yes'] },
      reject: stepForm,
      decline: stepForm,
      expire: stepForm,
    },
    options: {
      state: text,
      limit: text,
      number: text,
      value: text,
      reason: text,
      by: text,
      ...yesOption,
    },
    usage,
  })
type Values = ReturnType<typeof parse>['values']
type Step = Exclude<ReturnType<typeof parse>['action'], 'help' | 'list' | 'show'>

/** Runs one `quote` command of the shop's command line. */
export async function runQuoteCommand(input: Input): Promise<void> {
  const { db, args, print, now = new Date() } = input
  const {
    action,
    words: [number = ''],
    values,
  } = parse(args)
  if (action === 'help') return print(usage)
  if (action === 'list') return list(db, values, print)
  const quote = await findQuoteByNumber(db, number)
  if (!quote) throw new Error(`There is no quote ${number}.`)
  if (action === 'show')
    return print(describeQuote(quote, await readQuoteEvents(db, quote.id), now))
  await move({ ...input, now }, quote, action, values)
}

async function move(input: Input & { now: Date }, quote: Quote, step: Step, values: Values) {
  const { db, now, print } = input
  const by = { kind: 'staff', name: values.by ?? 'staff' } as const
  const note = values.reason ?? null
  try {
    if (step === 'redeem') {
      const total = orderMoney(quote, quote.totals.total)
      await confirmChange(input, values, [
        `Places the order of quote ${quote.number} for ${quote.email}, ${total}, paid by its certificate.`,
      ])
      const order = await redeemQuote(commandCtx(input, quote), quote, { by, note })
      return print(`Quote ${quote.number} is redeemed: order ${order.number}.`)
    }
    const certificate = step === 'certificate' ? certificateFrom(quote, values) : null
    const moved = await takeQuoteStep(db, { id: quote.id }, step, { by, now, note, certificate })
    print(`Quote ${quote.number} is ${moved.state}.`)
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    throw new Error(explain(quote, step, now, problem), { cause: problem })
  }
}

function certificateFrom(quote: Quote, { number = '', value = '' }: Values): string {
  const certificate = normalCertificate(number)
  if (certificate.length < 4) throw new Error('--number must be the number of the certificate.')
  if (!isWorth(quote, value))
    throw new Error(
      `--value must be what was quoted, ${orderMoney(quote, quote.totals.total)}: a certificate is neither topped up nor paid out.`,
    )
  return certificate
}

type Problem = { code: string; details: { values?: Record<string, string | number> } }

function explain(quote: Quote, step: QuoteStep, now: Date, { code, details }: Problem): string {
  if (code === 'quote-step-refused') {
    // Somebody else may have moved the quote since it was read, so the refusal names its state.
    const state =
      quoteStates.find((each) => each === details.values?.['state']) ?? quoteStateAt(quote, now)
    const next = quoteStepsFrom(state, 'staff')
    const hint = next.length > 0 ? `What can be done: ${next.join(', ')}.` : 'Nothing can be done.'
    return `Quote ${quote.number} is ${state}: no "${step}" from there. ${hint}`
  }
  return `Quote ${quote.number} was not changed. ${translatorFor('en')(`refusals.${code}`, details.values ?? {})}`
}

async function list(db: Db, values: Values, print: Input['print']) {
  const state = stateFrom(values, quoteStates)
  const found = await readNewestQuotes(db, { state, limit: limitFrom(values) })
  if (found.length === 0) return print('No quotes found.')
  for (const quote of found) {
    const sum = orderMoney(quote, quote.totals.total).padStart(12)
    print(
      `${quote.number}  ${utcMinute(quote.createdAt)}  ${quote.state.padEnd(20)}  ${sum}  ${quote.email}`,
    )
  }
}
