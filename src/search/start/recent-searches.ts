/** As many as can be taken in at a glance. */
const mostRecent = 5
const longest = 80

/** The list with a search in front; one that is already in the list moves. */
export function withSearch(recent: readonly string[], query: string): string[] {
  const text = query.trim().replaceAll(/\s+/g, ' ').slice(0, longest)
  if (text === '') return [...recent]
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, mostRecent)
}

/** Ignores whatever another script or an older release may have stored. */
export function readSearches(stored: string | null): string[] {
  const read = (): unknown => {
    try {
      return JSON.parse(stored ?? '[]')
    } catch {
      return []
    }
  }
  const list = read()
  if (!Array.isArray(list)) return []
  const isSearch = (each: unknown): each is string =>
    typeof each === 'string' && each.trim() !== '' && each.length <= longest
  return list.filter(isSearch).slice(0, mostRecent)
}
