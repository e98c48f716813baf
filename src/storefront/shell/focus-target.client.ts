/**
 * The element of the new page that takes the focus: what `data-news` marks, such as "In your cart", otherwise the
 * heading. Null if the page has placed the focus itself, such as on its errors.
 */
export function focusTarget(): HTMLElement | null {
  const main = document.getElementById('content')
  const { activeElement } = document
  if (!main || (activeElement !== main && main.contains(activeElement))) return null
  const target = ['[data-news]', 'h1']
    .map((selector) => main.querySelector<HTMLElement>(selector))
    .find((found) => found !== null)
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  return target ?? main
}

/**
 * Whether the visitor came to this document by a link or form of the shop, or has left the page that it was loaded
 * with. A reload and the browser's Back keep what the browser does.
 */
export function isFollowedLoad(pathname: string): boolean {
  const [load] = performance.getEntriesByType('navigation')
  if (!(load instanceof PerformanceNavigationTiming)) return false
  if (new URL(load.name).pathname !== pathname) return true
  return load.type === 'navigate' && document.referrer.startsWith(`${window.location.origin}/`)
}
