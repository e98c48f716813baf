import type { ReactNode } from 'react'
import * as v from 'valibot'
import { locales } from '#/i18n/locale.ts'
import type { IslandProps } from '#/navigation/islands/island-key.ts'
import { listMenu } from '#/storefront/header/header.server.ts'
import { MenuPanel } from '#/storefront/header/menu-panel.tsx'
import { findMenuProduct } from '#/storefront/header/menu-product.server.ts'
import { menuLinks } from '#/storefront/header/menu-tree.ts'
import type { Ctx } from '#/visitor/context.ts'

/** Renders an island; null where there is nothing to show. */
export type IslandRenderer = (ctx: Ctx) => Promise<ReactNode> | ReactNode

/** Returns the renderer for these props; null if no page of ours would send them. */
type Island = (props: IslandProps) => IslandRenderer | null

/**
 * The only parts of pages that may be requested on their own, by name. Props are strict, so that a stranger's
 * additional ones do not fill the page cache with copies.
 */
export const islands: Record<string, Island> = {
  MenuPanel: island(
    v.strictObject({ entry: v.pipe(v.number(), v.safeInteger()), locale: v.picklist(locales) }),
    menuPanel,
  ),
}

function island<Props>(
  schema: v.GenericSchema<unknown, Props>,
  render: (ctx: Ctx, props: Props) => Promise<ReactNode> | ReactNode,
): Island {
  return (props) => {
    const checked = v.safeParse(schema, props)
    return checked.success ? (ctx) => render(ctx, checked.output) : null
  }
}

async function menuPanel(ctx: Ctx, { entry }: { entry: number }): Promise<ReactNode> {
  const rows = await listMenu(ctx)
  const row = rows.find(({ id, parentId }) => id === entry && parentId === null)
  const links = menuLinks(rows, ctx.visitor.locale).find(({ id }) => id === entry)
  if (!row || !links || links.groups.length === 0) return null
  return <MenuPanel entry={links} product={await findMenuProduct(ctx, row)} />
}
