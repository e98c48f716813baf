/** The Trusted Types API, which TypeScript's own library does not declare yet. */
type PolicyRules = {
  createHTML: (html: string) => string | null | undefined
  createScriptURL?: (url: string) => string | null | undefined
}
type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy(name: string, rules: PolicyRules): Policy }

declare global {
  var trustedTypes: TrustedTypes | undefined
}

/** Policies that every document allows. Documents with third parties also allow `foreignScripts`. */
export const trustedPolicies = ['calder', 'default'] as const

/** The policy for scripts of third parties; a document allows it only together with their URLs. */
export const foreignScripts = 'foreign-scripts'

/** React creates every script element from this text; all other HTML must go through `trustedHtml`. */
const reactScript = '<script></script>'

/**
 * Scripts of third parties may set only what these functions let through. They are missing until the visitor has agreed
 * to a third party (third-parties/foreign-html.client.ts).
 */
export const foreign: { html?: Check; scriptUrl?: Check } = {}
/** Returns the text as it may be used; null if it may not. */
type Check = (text: string) => string | null

/** Creates both policies where the browser supports Trusted Types; a document allows each only once. */
export function createTrustedHtml(trustedTypes: TrustedTypes | undefined) {
  const policy = trustedTypes?.createPolicy('calder', { createHTML: (html) => html })
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === reactScript ? html : foreign.html?.(html)),
    createScriptURL: (url) => foreign.scriptUrl?.(url),
  })
  return (html: string): { __html: string } => ({
    __html: policy ? policy.createHTML(html) : html,
  })
}

/**
 * HTML for `dangerouslySetInnerHTML` that was sanitised or made by the shop itself. A browser refuses
 * any other text as HTML, so a search for this name finds every place that sets some.
 */
export const trustedHtml = createTrustedHtml(globalThis.trustedTypes)
