/** What browsers with Trusted Types offer; TypeScript's own library does not know it yet. */
type PolicyRules = { createHTML: (html: string) => string | null }
type TrustedTypes = {
  createPolicy(name: string, rules: PolicyRules): { createHTML: (html: string) => string }
}

/** The policies that a document's `trusted-types` directive allows; no script can make another. */
export const trustedPolicies = ['calder', 'default'] as const

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy('calder', { createHTML: (html) => html })

/** React makes every script element from this text; nothing else may be set without `trustedHtml`. */
const scriptOfReact = '<script></script>'
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === scriptOfReact ? html : null),
})

/**
 * HTML for `dangerouslySetInnerHTML` that was sanitised or made by the shop itself. A browser refuses
 * any other text as HTML, so every place that sets some is found by looking for this name.
 */
export const trustedHtml = (html: string): { __html: string } => ({
  __html: policy ? policy.createHTML(html) : html,
})
