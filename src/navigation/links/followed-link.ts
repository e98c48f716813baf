import { ownPage } from '#/navigation/router/page-path.ts'
import { type Click, isPlainClick } from './plain-click.ts'

/** The shop's own link that an event came from; `PageLink` sets `data-page`. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null
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
