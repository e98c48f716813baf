import { foreign, trustedHtml } from '#/platform/seo/trusted-html.ts'
import { isScriptOf, type Sources } from './sources.ts'

/** Elements that run, load or redirect something, or that hide others from the walk below. */
const refused =
  'script, iframe, frame, object, embed, base, meta, link, template, noscript, math, foreignObject, animate, set'

const holdsUrl = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster'])

const isHarmful = ({ name, value }: Attr) =>
  name.startsWith('on') ||
  name === 'srcdoc' ||
  (holdsUrl.has(name) && !/^(?:https?:|mailto:|tel:|data:image\/|[^:]*$)/i.test(value.trim()))

/** HTML of a third party without anything that runs. The policy of the page would not run it either. */
export function harmlessHtml(html: string): string {
  const { __html: trusted } = trustedHtml(html)
  const { body } = new DOMParser().parseFromString(trusted, 'text/html')
  for (const element of body.querySelectorAll(refused)) element.remove()
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes].filter(isHarmful)) element.removeAttribute(name)
  return body.innerHTML
}

/**
 * Lets scripts that were written without Trusted Types set harmless HTML and load their own files. Closed again
 * with no sources, as it is before consent.
 */
export function openForScripts(sources: Sources): void {
  const isOpen = sources.scripts.length > 0
  foreign.html = (html) => (isOpen ? harmlessHtml(html) : null)
  foreign.scriptUrl = (url) =>
    isScriptOf(sources, new URL(url, window.location.href)) ? url : null
}
