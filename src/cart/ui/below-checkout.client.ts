import { createSlot } from '#/ui/slot.tsx'

/** Below the button that leads from the cart to the checkout. */
export const belowCheckout = createSlot()
