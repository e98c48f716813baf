import { eraseQuotes, listQuotesOf } from '#/cycle-to-work/quotes/quotes-of-person.server.ts'
import {
  type CommandInput,
  confirmChange,
  parseGroup,
  yesOption,
} from '#/platform/terminal/command.server.ts'
import { eraseBuyer, exportOrders, exportWithdrawals } from '#/orders/order/orders.server.ts'
import { eraseAnswersWith } from '#/platform/api/idempotency.server.ts'
import { sites } from '#/platform/config/sites.ts'
import { eraseClaims, exportClaims } from '#/warranty/claim/claims.server.ts'
import { findByEmail } from './customers.store.server.ts'
import { deleteSubscriber, findSubscriber } from './newsletter.store.server.ts'

export const eraseHelp = 'erases the data stored about a guest: erase guest EMAIL'
const exportUsage = 'npm run shop -- export guest EMAIL'
const eraseUsage = 'npm run shop -- erase guest EMAIL [--yes]'

/**
 * Guests cannot log in to request their data, so shop staff run this for them once they have proved
 * that the email address is theirs.
 */
export async function runExportGuest({ db, args, print }: CommandInput): Promise<void> {
  const { words } = parseGroup(args, {
    name: 'export',
    actions: { guest: { words: ['EMAIL'] } },
    options: {},
    usage: exportUsage,
  })
  const email = emailFrom(words, exportUsage)
  const newsletter = await Promise.all(sites.map(({ id }) => findSubscriber(db, id, email)))
  const known = {
    email,
    newsletter: newsletter.flatMap((found) => {
      if (!found) return []
      const { linkHash: _, linkExpiresAt: __, ...subscriber } = found
      return [subscriber]
    }),
    guestOrders: await exportOrders(db, { email, site: null }),
    otherWithdrawals: await exportWithdrawals(db, { email }),
    warrantyClaims: await exportClaims(db, { email, site: null }),
    guestQuotes: await listQuotesOf(db, { email, site: null }),
  }
  print(JSON.stringify(known, null, 2).replaceAll(unprinted, escaped))
}

/** Characters that a terminal is not given (`terminalText`): as escapes they stay in the file. */
const unprinted = /[\p{Cf}\p{Zl}\p{Zp}]/gu
const escaped = (character: string) =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')

export async function runErase(input: CommandInput): Promise<void> {
  const { db, args, print } = input
  const { words, values } = parseGroup(args, {
    name: 'erase',
    actions: { guest: { words: ['EMAIL'], options: ['yes'] } },
    options: yesOption,
    usage: eraseUsage,
  })
  const email = emailFrom(words, eraseUsage)
  await confirmChange(input, values, [
    `This erases what the shop stores about the guest ${email}: orders, newsletter, quotes, withdrawals, claims. It cannot be undone.`,
  ])
  const guest = { email, site: null }
  const { erased, open } = await db.transaction(async (tx) => {
    const orders = await eraseBuyer(tx, guest)
    await eraseClaims(tx, guest, new Date())
    await eraseQuotes(tx, guest)
    for (const { id } of sites)
      if (!(await findByEmail(tx, email, id))) await deleteSubscriber(tx, id, email)
    await eraseAnswersWith(tx, email)
    return orders
  })
  print(
    `${erased} orders, the newsletter, quotes, withdrawals and warranty claims no longer contain ${email}.`,
  )
  if (open.length > 0)
    print(
      `These still need their address and are erased a day after they are closed: ${open.join(', ')}.`,
    )
  for (const { id } of sites)
    if (await findByEmail(db, email, id))
      print(
        `The account on site ${id} was not deleted: its owner can delete it on the page "My data".`,
      )
}

function emailFrom([email]: readonly string[], usage: string): string {
  if (!email?.includes('@')) throw new Error(`Usage: ${usage}`)
  return email.trim().toLowerCase()
}
