import { isPlainClick } from '#/navigation/links/plain-click.ts'

declare global {
  interface Window {
    earlyClick?: EventTarget | null
  }
}

const hydratedParts = new WeakSet<Node>()
let held: HTMLElement | null = null

/** React drops a click on a part that it cannot hydrate yet, so the last one is held until it can. */
export function holdClicks(signal: AbortSignal): void {
  function hold(click: MouseEvent) {
    const clicked = scriptedControl(click.target)
    const part = clicked?.closest('[data-lazy-part]')
    const isHeld = part && !hydratedParts.has(part) && isPlainClick(click)
    held = isHeld ? clicked : null
    // A link with the role of a button is followed only where there are no scripts.
    if (isHeld) click.preventDefault()
  }
  // The start script of the document has stored the last click before any other script ran.
  held = scriptedControl(window.earlyClick ?? null)
  // On the window and in the capture phase, because React stops such a click at the document.
  window.addEventListener('click', hold, { signal, capture: true })
}

/** Called when a part, or the document around all parts, has been hydrated. */
export function releaseClick(part: Node): void {
  hydratedParts.add(part)
  const clicked = held
  if (!clicked || !part.contains(clicked)) return
  held = null
  clicked.click() // held again if its own part is still not hydrated
}

/** The button that was clicked; null for anything that the browser handles without a script. */
function scriptedControl(target: EventTarget | null): HTMLElement | null {
  const clicked = target instanceof Element ? target.closest('button, a[role="button"]') : null
  if (clicked instanceof HTMLAnchorElement) return clicked
  if (!(clicked instanceof HTMLButtonElement) || clicked.type !== 'button') return null
  return clicked.commandForElement || clicked.popoverTargetElement ? null : clicked
}
