import { foreignScripts } from '#/platform/seo/trusted-html.ts'

/** After this a script counts as failed; if it comes later, it may still run. */
const usualTimeoutMs = 15_000

/** Loads a script of a third party; false if that fails or takes too long. What it throws is reported as its own. */
export const loadForeignScript = (url: string, timeoutMs = usualTimeoutMs): Promise<boolean> =>
  new Promise<boolean>((resolve) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
    setTimeout(() => resolve(false), timeoutMs)
    script.src = trustedUrl(url)
    document.head.append(script)
  }).catch(() => false)

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
