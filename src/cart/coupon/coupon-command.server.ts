import * as v from 'valibot'
import type { Locale } from '#/i18n/locale.ts'
import {
  type CommandInput,
  confirmChange,
  parseGroup,
  yesOption,
} from '#/platform/terminal/command.server.ts'
import { addCoupon, findCoupon, planCoupon, switchCoupon } from './coupon.server.ts'
import { type CouponRow, listCoupons } from './coupon.store.server.ts'

export const couponHelp =
  'coupon list | add CODE --percent 10 | --amount 10 | --free-shipping [--min 50] [--categories a,b] ' +
  '[--from DAY] [--to DAY] [--uses 200] [--per-customer 1] [--en LABEL] [--de LABEL] | stop CODE | start CODE; ' +
  'add, stop and start ask before they change something, unless --yes'

const text = { type: 'string' } as const
const labels = { en: text, de: text } satisfies Record<Locale, typeof text>

const parse = (args: readonly string[]) =>
  parseGroup(args, {
    name: 'coupon',
    actions: {
      list: {},
      add: {
        words: ['CODE'],
        options: [
          'percent',
          'amount',
          'free-shipping',
          'min',
          'categories',
          'from',
          'to',
          'uses',
          'per-customer',
          'en',
          'de',
          'yes',
        ],
      },
      stop: { words: ['CODE'], options: ['yes'] },
      start: { words: ['CODE'], options: ['yes'] },
    },
    options: {
      percent: text,
      amount: text,
      'free-shipping': { type: 'boolean' },
      min: text,
      categories: text,
      from: text,
      to: text,
      uses: text,
      'per-customer': text,
      ...labels,
      ...yesOption,
    },
    usage: couponHelp,
    byDefault: 'list',
  })
type Values = ReturnType<typeof parse>['values']

/** Lists, adds, stops and restarts coupons from the command line. */
export async function runCouponCommand(input: CommandInput): Promise<void> {
  const { db, args, print } = input
  const {
    action,
    words: [code = ''],
    values,
  } = parse(args)
  if (action === 'help') return print(couponHelp)
  if (action === 'add') return add(input, code, values)
  if (action === 'stop' || action === 'start') return turn(input, code, action, values)
  for (const coupon of await listCoupons(db)) print(couponLine(coupon))
}

async function add(input: CommandInput, code: string, values: Values) {
  const record = toRecord(code, values)
  const { before, after } = await planCoupon(input.db, record).catch((problem: unknown) => {
    if (!v.isValiError(problem)) throw problem
    const [issue] = problem.issues
    const option = optionOf[v.getDotPath(issue) ?? '']
    throw new Error(`The coupon was not added: ${option ?? 'it'} ${issue.message}.`, {
      cause: problem,
    })
  })
  const now = {
    used: 0,
    ...after,
    isActive: before?.isActive ?? true,
    ...(before && { used: before.used }),
  }
  await confirmChange(input, values, [
    ...(before ? [`now:   ${couponLine(before)}`] : []),
    `${before ? 'then:' : 'new: '}  ${couponLine(now)}`,
  ])
  await addCoupon(input.db, record)
  input.print(
    now.isActive
      ? `${after.code} can be used.`
      : `${after.code} is changed and still stopped: coupon start ${after.code}`,
  )
}

/** The options by the names of the fields they fill. */
const optionOf: Record<string, string> = {
  code: 'CODE',
  percent: '--percent',
  amount: '--amount',
  minSpend: '--min',
  categories: '--categories',
  from: '--from',
  to: '--to',
  maxUses: '--uses',
  maxUsesPerCustomer: '--per-customer',
}

async function turn(input: CommandInput, code: string, action: 'stop' | 'start', values: Values) {
  const coupon = await findCoupon(input.db, code)
  if (!coupon) throw new Error(`There is no coupon ${code}.`)
  await confirmChange(input, values, [`${action}: ${couponLine(coupon)}`])
  await switchCoupon(input.db, code, action === 'start')
  input.print(`${coupon.code} can ${action === 'start' ? 'be used again' : 'no longer be used'}.`)
}

function toRecord(code: string, values: Values) {
  const { percent, amount, min, uses, categories, from, to } = values
  return {
    code,
    label: { en: values.en ?? code, de: values.de ?? values.en ?? code },
    ...(percent !== undefined && { percent: Number(percent) }),
    ...(amount !== undefined && { amount: Number(amount) }),
    ...(values['free-shipping'] && { freeShipping: true }),
    ...(min !== undefined && { minSpend: Number(min) }),
    ...(categories !== undefined && { categories: categories.split(',') }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(uses !== undefined && { maxUses: Number(uses) }),
    ...(values['per-customer'] !== undefined && {
      maxUsesPerCustomer: Number(values['per-customer']),
    }),
  }
}

type Shown = Pick<
  CouponRow,
  'code' | 'kind' | 'value' | 'used' | 'maxUses' | 'isActive' | 'label' | 'from' | 'to'
> &
  Pick<CouponRow, 'minSpend' | 'categoryPaths' | 'maxUsesPerCustomer'>

function couponLine(coupon: Shown): string {
  const { code, kind, value, used, maxUses, isActive, label } = coupon
  const gives = { percent: `${value} %`, amount: pounds(value), 'free-shipping': 'delivery' }
  const terms = [
    maxUses === null ? `used ${used} times` : `used ${used} of ${maxUses} times`,
    coupon.maxUsesPerCustomer === null ? '' : `${coupon.maxUsesPerCustomer} per customer`,
    coupon.minSpend === null ? '' : `from ${pounds(coupon.minSpend)}`,
    coupon.categoryPaths.length === 0 ? '' : `for ${coupon.categoryPaths.join(' and ')}`,
    coupon.from === null ? '' : `from ${coupon.from}`,
    coupon.to === null ? '' : `until ${coupon.to}`,
    isActive ? '' : 'stopped',
  ].filter((term) => term !== '')
  return `${code.padEnd(16)} ${gives[kind].padEnd(9)} ${terms.join(', ')}  ${label.en}`
}

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`
