import { ownPage } from '#/navigation/router/page-path.ts'
import { type Click, isPlainClick } from './plain-click.ts'

/**
 * The link that an event came from, if it leads to a path of the shop. Links to a part of the page, `?country=` and
 * schemes such as `tel:` do not begin with a slash. A link that opens a dialog is left to its own handler.
 */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLAnchorElement>(
    'a[href^="/"]:not([data-page~="reload"], [aria-haspopup])',
  )
}

/** The page to go to without leaving the document; null leaves the click to the browser. */
export function pageToFollow(
  click: Click,
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>,
  here: string,
): URL | null {
  if (!isPlainClick(click)) return null
  if (link.download || (link.target !== '' && link.target !== '_self')) return null
  return ownPage(link.href, here)
}

/** Navigation options from the link's data attributes; a link to the current page adds no history entry. */
export function navigationOptions(
  { dataset }: Pick<HTMLElement, 'dataset'>,
  page: URL,
  here: string,
) {
  const marks = (dataset['page'] ?? '').split(' ')
  return {
    replace: marks.includes('replace') || page.href === here,
    preventScrollReset: marks.includes('still'),
    ...(dataset['state'] !== undefined && { state: JSON.parse(dataset['state']) as unknown }),
  }
}
