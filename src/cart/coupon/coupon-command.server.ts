import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { Locale } from '#/i18n/locale.ts'
import type { Db } from '#/db/client.server.ts'
import type { CommandInput } from '#/platform/terminal/command.server.ts'
import { addCoupon, stopCoupon } from './coupon.server.ts'
import { type CouponRow, listCoupons } from './coupon.store.server.ts'

export const couponHelp =
  'coupon list | add CODE --percent 10 | --amount 10 | --free-shipping [--min 50] [--categories a,b] ' +
  '[--from DAY] [--to DAY] [--uses 200] [--per-customer 1] [--en LABEL] [--de LABEL] | stop CODE'

/** Lists, adds and stops coupons from the command line. */
export async function runCouponCommand({ db, args, print }: CommandInput): Promise<void> {
  const [action = 'list', code = '', ...rest] = args
  if (action === 'list') for (const coupon of await listCoupons(db)) print(couponLine(coupon))
  else if (action === 'add') await add(db, code, rest, print)
  else if (action === 'stop') await stop(db, code, print)
  else throw new Error(`Usage: ${couponHelp}`)
}

async function add(db: Db, code: string, rest: readonly string[], print: CommandInput['print']) {
  try {
    const coupon = await addCoupon(db, toRecord(code, rest))
    print(`${coupon.code} can be used.`)
  } catch (problem) {
    if (!v.isValiError(problem)) throw problem
    const [issue] = problem.issues
    throw new Error(`The coupon was not added: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`, {
      cause: problem,
    })
  }
}

async function stop(db: Db, code: string, print: CommandInput['print']) {
  if (!(await stopCoupon(db, code))) throw new Error(`There is no coupon ${code}.`)
  print(`${code.toUpperCase()} can no longer be used.`)
}

function toRecord(code: string, args: readonly string[]) {
  const text = { type: 'string' } as const
  const labels = { en: text, de: text } satisfies Record<Locale, typeof text>
  const { values } = parseArgs({
    args: [...args],
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
    },
  })
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

function couponLine(coupon: CouponRow): string {
  const { code, kind, value, used, maxUses, isActive, label } = coupon
  const gives = { percent: `${value} %`, amount: `£${value / 100}`, 'free-shipping': 'delivery' }
  const uses = maxUses === null ? `used ${used} times` : `used ${used} of ${maxUses} times`
  return `${code.padEnd(16)} ${gives[kind].padEnd(9)} ${uses}${isActive ? '' : ', stopped'}  ${label.en}`
}
