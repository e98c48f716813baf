import { createContext, use } from 'react'

/** Whether the shopper wants the bike soon, so that options say by how much they would delay it. */
export const SoonestContext = createContext(false)

export const useSoonest = (): boolean => use(SoonestContext)
