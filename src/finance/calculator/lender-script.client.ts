import { foreignScripts } from '#/platform/seo/trusted-html.ts'
import type { LenderCalculation } from './lender-figures.ts'

/** After this the shop goes on alone; a script that comes later is not used. */
const timeoutMs = 4_000

/**
 * Loads the lender's script and returns its calculation; null when it fails, takes too long or is not the
 * expected one. It is loaded for a shopper who opened the calculator, and nowhere else: a consent rule for
 * third parties would be asked here.
 */
export async function loadLenderScript(url: string): Promise<LenderCalculation | null> {
  const isLoaded = await new Promise<boolean>((resolve) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
    setTimeout(() => resolve(false), timeoutMs)
    script.src = trustedUrl(url)
    document.head.append(script)
  }).catch(() => false)
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

/** A document allows the policy once. */
let policy: { createScriptURL: (url: string) => string } | undefined

/** A page refuses any other text as the URL of a script. */
function trustedUrl(url: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy(foreignScripts, {
    createHTML: () => null,
    createScriptURL: (text) => text,
  })
  return policy ? policy.createScriptURL(url) : url
}
