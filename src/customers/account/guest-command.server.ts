import { eraseQuotes, listQuotesOf } from '#/cycle-to-work/quotes/quotes-of-person.server.ts'
import type { CommandInput } from '#/platform/terminal/command.server.ts'
import { eraseBuyer, listGuestOrders } from '#/orders/order/orders.server.ts'
import { eraseAnswersWith } from '#/platform/api/idempotency.server.ts'
import { sites } from '#/platform/config/sites.ts'
import { eraseClaims, exportClaims } from '#/warranty/claim/claims.server.ts'
import { findByEmail } from './customers.store.server.ts'
import { deleteSubscriber, findSubscriber } from './newsletter.store.server.ts'

export const eraseHelp = 'erases the data stored about a guest: erase guest EMAIL'
const exportGuestUsage = 'npm run shop -- export guest EMAIL'

/**
 * Guests cannot log in to request their data, so shop staff run this for them once they have proved
 * that the email address is theirs.
 */
export async function runExportGuest({ db, args, print }: CommandInput): Promise<void> {
  const email = emailFrom(args, exportGuestUsage)
  const newsletter = await Promise.all(sites.map(({ id }) => findSubscriber(db, id, email)))
  const known = {
    email,
    newsletter: newsletter.flatMap((found) => {
      if (!found) return []
      const { linkHash: _, linkExpiresAt: __, ...subscriber } = found
      return [subscriber]
    }),
    guestOrders: await listGuestOrders(db, { email, site: null }),
    warrantyClaims: await exportClaims(db, { email, site: null }),
    guestQuotes: await listQuotesOf(db, { email, site: null }),
  }
  print(JSON.stringify(known, null, 2))
}

export async function runErase({ db, args, print }: CommandInput): Promise<void> {
  const usage = 'npm run shop -- erase guest EMAIL'
  const [kind, ...others] = args
  if (kind !== 'guest') throw new Error(`Usage: ${usage}`)
  const email = emailFrom(others, usage)
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

function emailFrom([email, ...others]: readonly string[], usage: string): string {
  if (!email?.includes('@') || others.length > 0) throw new Error(`Usage: ${usage}`)
  return email.trim().toLowerCase()
}
