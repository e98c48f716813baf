import { loadForeignScript } from '#/platform/browser/foreign-script.client.ts'
import type { LenderCalculation } from './lender-figures.ts'

/** After this the shop goes on alone; a script that comes later is not used. */
const timeoutMs = 4_000

/**
 * Loads the lender's script and returns its calculation; null when it fails, takes too long or is not the
 * expected one. It is loaded for a shopper who opened the calculator, and nowhere else, so it needs no consent
 * beyond that.
 */
export async function loadLenderScript(url: string): Promise<LenderCalculation | null> {
  const isLoaded = await loadForeignScript(url, timeoutMs)
  return isLoaded ? calculationOf(Reflect.get(globalThis, 'V12')) : null
}

/** The function of the lender's global object. */
function calculationOf(lender: unknown): LenderCalculation | null {
  if (typeof lender !== 'object' || !lender) return null
  const calculate: unknown = Reflect.get(lender, 'calculateFromProductCode')
  return typeof calculate === 'function'
    ? (...input): unknown => Reflect.apply(calculate, lender, input)
    : null
}
