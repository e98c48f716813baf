export type PageLocation = Pick<Location, 'href' | 'assign' | 'reload'>

export const withoutHash = (href: string): string => href.split('#', 1)[0] ?? href

/** Loads a page in full. Assigning a URL that differs only in its hash would load nothing, so it reloads. */
export function loadWhole(target: URL, location: PageLocation): void {
  if (withoutHash(target.href) === withoutHash(location.href)) location.reload()
  else location.assign(target.href)
}
