import type { ReactNode } from 'react'
import type { IslandProps } from './navigation/island-key.ts'
import type { Ctx } from './visitor/context.ts'

/** What an island shows for its props; null where there is nothing to show. */
export type IslandRenderer = (ctx: Ctx, props: IslandProps) => Promise<ReactNode> | ReactNode

/** The only parts of pages that may be asked for on their own, by name. */
export const islands: Record<string, IslandRenderer> = {}
