import type { ReactNode } from 'react'
import { prefetchIsland } from '#/navigation/islands/island-store.ts'
import { Island } from '#/navigation/islands/island.tsx'

type MenuIslandProps = { entry: number; locale: string }

export const prefetchMenuIsland = (props: MenuIslandProps): void =>
  prefetchIsland('MenuPanel', props)

/** What a panel shows, from the server; until then, and where it cannot be had, the fallback. */
export function MenuIsland({ entry, locale, fallback }: MenuIslandProps & { fallback: ReactNode }) {
  return <Island name="MenuPanel" props={{ entry, locale }} fallback={fallback} />
}
