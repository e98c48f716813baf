import type { ShopEvent } from './events.ts'

/** More than this would not be read. */
const shownAtMost = 30

/**
 * A list of the events at the edge of the page, for whoever sets up the tag manager. It is folded to its latest event,
 * half-way up, where it covers neither the header nor what shoppers are asked at the bottom.
 */
export function createEventList(): (event: ShopEvent) => void {
  const list = document.createElement('ol')
  list.reversed = true
  list.className = 'grid gap-2 pl-6 break-all'
  const summary = document.createElement('summary')
  summary.textContent = 'Data layer'
  const box = document.createElement('details')
  box.className =
    'fixed top-1/3 left-0 z-50 max-h-[40dvh] max-w-96 overflow-auto border bg-paper p-2 text-xs'
  box.append(summary, list)
  document.body.append(box)
  let count = 0
  return (event) => {
    count += 1
    summary.textContent = `${count} · ${event.event}`
    const row = document.createElement('li')
    row.textContent = JSON.stringify(event)
    list.prepend(row)
    if (list.children.length > shownAtMost) list.lastElementChild?.remove()
  }
}
