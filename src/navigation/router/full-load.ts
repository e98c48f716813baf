export type PageLocation = Pick<Location, 'href' | 'assign' | 'reload'>

export const withoutHash = (href: string): string => href.split('#', 1)[0] ?? href

/** Leaves the single-page world. A mere change of hash would load nothing, so that reloads instead. */
export function loadWhole(target: URL, location: PageLocation): void {
  if (withoutHash(target.href) === withoutHash(location.href)) location.reload()
  else location.assign(target.href)
}
