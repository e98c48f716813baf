import type { ReactNode } from 'react'
import type { IslandProps } from '#/navigation/islands/island-key.ts'
import { listMenu } from '#/storefront/header/header.server.ts'
import { MenuPanel } from '#/storefront/header/menu-panel.tsx'
import { findMenuProduct } from '#/storefront/header/menu-product.server.ts'
import { menuLinks } from '#/storefront/header/menu-tree.ts'
import type { Ctx } from '#/visitor/context.ts'

/** Renders an island from its props; null where there is nothing to show. */
type IslandRenderer = (ctx: Ctx, props: IslandProps) => Promise<ReactNode> | ReactNode

/** The only parts of pages that may be requested on their own, by name. */
export const islands: Record<string, IslandRenderer> = { MenuPanel: menuPanel }

async function menuPanel(ctx: Ctx, { entry }: IslandProps): Promise<ReactNode> {
  const rows = await listMenu(ctx)
  const row = rows.find(({ id, parentId }) => id === entry && parentId === null)
  const links = menuLinks(rows, ctx.visitor.locale).find(({ id }) => id === entry)
  if (!row || !links || links.groups.length === 0) return null
  return <MenuPanel entry={links} product={await findMenuProduct(ctx, row)} />
}
