import type { ReactNode } from 'react'
import { prefetchIsland } from '#/navigation/islands/island-store.ts'
import { Island } from '#/navigation/islands/island.tsx'

type MenuIslandProps = { entry: number; locale: string }

export const prefetchMenuIsland = (props: MenuIslandProps): void =>
  prefetchIsland('MenuPanel', props)

/** A panel's content from the server; the fallback shows until it has loaded, and if it fails. */
export function MenuIsland({ entry, locale, fallback }: MenuIslandProps & { fallback: ReactNode }) {
  return <Island name="MenuPanel" props={{ entry, locale }} fallback={fallback} />
}
