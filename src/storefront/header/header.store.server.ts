import type { Db } from '#/db/client.server.ts'
import { menuEntries, siteMessages } from '#/db/tables/header.server.ts'
import type { MenuRow } from './menu-tree.ts'
import type { TargetedMessage } from '#/storefront/messages/site-message.ts'

export async function listMenuRows(db: Db): Promise<MenuRow[]> {
  const rows = await db.select().from(menuEntries).orderBy(menuEntries.lft)
  return rows.map(({ panelColumn, ...row }) => ({ ...row, column: panelColumn }))
}

export async function replaceMenu(db: Db, rows: readonly MenuRow[]): Promise<void> {
  await db.delete(menuEntries)
  if (rows.length > 0)
    await db
      .insert(menuEntries)
      .values(rows.map(({ column, ...row }) => ({ ...row, panelColumn: column })))
}

export async function listMessages(db: Db): Promise<TargetedMessage[]> {
  return db.select().from(siteMessages).orderBy(siteMessages.position, siteMessages.id)
}

export async function replaceMessages(db: Db, messages: readonly TargetedMessage[]): Promise<void> {
  await db.delete(siteMessages)
  if (messages.length > 0)
    await db.insert(siteMessages).values(
      messages.map((each) => ({
        ...each,
        sites: [...each.sites],
        countries: [...each.countries],
      })),
    )
}
