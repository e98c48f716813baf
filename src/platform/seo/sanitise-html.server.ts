import sanitizeHtml from 'sanitize-html'

export type SanitiseOptions = {
  /** Hosts whose links count as internal and need no `rel`. */
  ownHosts?: readonly string[]
}

const text = ['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'small']
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const media = ['a', 'img', 'figure', 'figcaption']
const quotes = ['blockquote', 'code', 'pre', 'div', 'span']

/** Elements whose content is not prose and is dropped with them. */
const droppedWhole =
  'script style iframe object embed template noscript svg math textarea select option title xmp noembed noframes plaintext'.split(
    ' ',
  )

/**
 * Makes stored HTML harmless: only prose elements and the attributes listed here remain, so event
 * handlers, `srcdoc`, `formaction`, styles and script URLs are all dropped. Used when content is saved
 * and again when it is shown.
 */
export function sanitiseHtml(html: string, { ownHosts = [] }: SanitiseOptions = {}): string {
  return sanitizeHtml(html, {
    allowedTags: [...text, ...headings, ...lists, ...tables, ...media, ...quotes],
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'srcset', 'alt', 'width', 'height', 'loading'],
      ol: ['start', 'reversed'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    nonTextTags: droppedWhole,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, ownHosts) }),
      img: (tagName, attribs) => ({ tagName, attribs: { alt: '', loading: 'lazy', ...attribs } }),
    },
  })
}

/** HTML as plain text, for descriptions and excerpts. The caller must escape it again before showing it. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(blockEnds, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: droppedWhole,
  })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

const blockEnds =
  /<\/(?:p|div|li|h[1-6]|t[dhr]|dt|dd|blockquote|figure|figcaption|pre)\s*>|<[bh]r\s*\/?>/gi
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Only `_blank` is allowed as a target; an external link sends no referrer and passes on no search ranking. */
function linkAttributes(
  { target, href, rel: _rel, ...rest }: sanitizeHtml.Attributes,
  ownHosts: readonly string[],
): sanitizeHtml.Attributes {
  const isNewTab = target === '_blank'
  const isExternal = isExternalUrl(href ?? '', ownHosts)
  // `//host` and `/\host` are external in disguise; the sanitiser would only drop them after this transform.
  const isExplicit = !isExternal || /^https?:/i.test(href ?? '')
  if (href === undefined || !isExplicit) return rest
  const rel = isExternal ? 'nofollow noopener noreferrer' : isNewTab && 'noopener'
  return { ...rest, href, ...(isNewTab && { target }), ...(rel && { rel }) }
}

function isExternalUrl(href: string, ownHosts: readonly string[]): boolean {
  const base = 'https://own.invalid'
  if (!URL.canParse(href, base)) return false
  const url = new URL(href, base)
  return /^https?:$/.test(url.protocol) && url.origin !== base && !ownHosts.includes(url.host)
}
