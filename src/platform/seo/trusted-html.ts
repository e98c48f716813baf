/** What browsers with Trusted Types offer; TypeScript's own library does not know it yet. */
type PolicyRules = { createHTML: (html: string) => string | null }
type TrustedTypes = {
  createPolicy(name: string, rules: PolicyRules): { createHTML: (html: string) => string }
}

/** The policies that a document's `trusted-types` directive allows; no script can make another. */
export const trustedPolicies = ['calder', 'default'] as const

/** React makes every script element from this text; nothing else may be set without `trustedHtml`. */
const scriptOfReact = '<script></script>'

/** Creates both policies of the document, where there are Trusted Types; one document allows each only once. */
export function createTrustedHtml(trustedTypes: TrustedTypes | undefined) {
  const policy = trustedTypes?.createPolicy('calder', { createHTML: (html) => html })
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === scriptOfReact ? html : null),
  })
  return (html: string): { __html: string } => ({
    __html: policy ? policy.createHTML(html) : html,
  })
}

/**
 * HTML for `dangerouslySetInnerHTML` that was sanitised or made by the shop itself. A browser refuses
 * any other text as HTML, so every place that sets some is found by looking for this name.
 */
export const trustedHtml = createTrustedHtml(
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes,
)
