import type { MenuLink } from './menu-links.ts'

/** The menu as the phone's menu sheet in the document has it, so that it need not be sent twice. */
export const menuInPage = (): MenuLink[] =>
  [...document.querySelectorAll<HTMLElement>('[data-entry]')].flatMap((entry) => {
    const first = entry.querySelector('a')
    if (!first) return []
    const { title, url } = linkOf(first)
    const name = entry.querySelector('summary')?.textContent
    return {
      id: Number(entry.dataset['entry']),
      title: name ?? title,
      url,
      // The first link of an entry with a level below it leads to everything in it.
      all: name === undefined ? null : title,
      picture: entry.querySelector('img')?.getAttribute('src') ?? null,
      groups: [...entry.querySelectorAll('ul')].map((list) => ({
        title: list.parentElement?.querySelector('p')?.textContent ?? null,
        links: [...list.querySelectorAll('a')].map(linkOf),
      })),
    }
  })

function linkOf(link: HTMLAnchorElement) {
  const badge = link.children[0]?.textContent
  return {
    title: link.firstChild?.textContent ?? '',
    url: link.getAttribute('href') ?? '/',
    ...(badge !== undefined && { badge }),
  }
}
