import type { MenuLink } from './menu-tree.ts'

/** The menu as the phone's menu sheet in the document has it, so that it need not be sent twice. */
export const menuInPage = (): MenuLink[] =>
  [...document.querySelectorAll<HTMLElement>('[data-entry]')].flatMap((entry) => {
    const [first, ...others] = [...entry.querySelectorAll('a')].map(linkOf)
    if (!first) return []
    // The first link of an entry with a level below it is called "All …".
    const title = entry.querySelector('summary')?.textContent ?? first.title
    return [{ id: Number(entry.dataset['entry']), title, url: first.url, children: others }]
  })

const linkOf = (link: HTMLAnchorElement) => ({
  title: link.textContent,
  url: link.getAttribute('href') ?? '/',
})
