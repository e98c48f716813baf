import type { ShopEvent } from './events.ts'

/** More than this would not be read. */
const shownAtMost = 30

/** A list of the events at the edge of the page, for whoever sets up the tag manager. */
export function createEventList(): (event: ShopEvent) => void {
  const list = document.createElement('ol')
  list.reversed = true
  list.className = 'grid gap-2 pl-6 break-all'
  const summary = document.createElement('summary')
  summary.textContent = 'Data layer'
  const box = document.createElement('details')
  box.open = true
  box.className =
    'fixed right-2 bottom-2 z-50 max-h-[40dvh] w-96 max-w-[90vw] overflow-auto border bg-paper p-3 text-xs'
  box.append(summary, list)
  document.body.append(box)
  return (event) => {
    const row = document.createElement('li')
    row.textContent = JSON.stringify(event)
    list.prepend(row)
    if (list.children.length > shownAtMost) list.lastElementChild?.remove()
  }
}
