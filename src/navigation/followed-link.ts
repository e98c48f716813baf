import { ownPage } from './page-path.ts'

type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

/** The link that an event of a rendered part came from. */
export function linkOf(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

/** The page to go to without leaving the document; null leaves the click to the browser. */
export function pageToFollow(
  click: Click,
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>,
  here: string,
): URL | null {
  if (click.defaultPrevented || click.button !== 0) return null
  // New tab, new window, download: keys that mean something to the browser stay the browser's.
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null
  if (link.download || (link.target !== '' && link.target !== '_self')) return null
  return ownPage(link.href, here)
}
