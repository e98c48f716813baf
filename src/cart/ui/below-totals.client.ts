import { createSlot } from '#/ui/slot.tsx'

/** Below the totals of the drawer, for what a feature above the cart suggests. */
export const belowTotals = createSlot()
