import { isPlainClick } from '#/navigation/links/plain-click.ts'

let pendingTarget: HTMLElement | null = null

/** Stores a click on a part that is not hydrated, unless the browser handles it without a script. */
export function captureClick(click: MouseEvent): void {
  const { target } = click
  const clicked = target instanceof Element ? target.closest('button, a[role="button"]') : null
  pendingTarget = null
  if (clicked instanceof HTMLButtonElement && needsScript(clicked)) pendingTarget = clicked
  if (clicked instanceof HTMLAnchorElement && isPlainClick(click)) {
    // A link with the button role is followed only where there are no scripts.
    click.preventDefault()
    pendingTarget = clicked
  }
}

/** Stores the last click before any script ran, as recorded by the inline start script. */
export function captureEarlyClick(): void {
  const { earlyPress } = window as { earlyPress?: EventTarget | null }
  const clicked = earlyPress instanceof Element ? earlyPress.closest('button') : null
  if (clicked && needsScript(clicked)) pendingTarget = clicked
}

const needsScript = ({ type, commandForElement, popoverTargetElement }: HTMLButtonElement) =>
  type === 'button' && !commandForElement && !popoverTargetElement

/** Called after each hydration: replays the stored click, which is stored again if its button is still not hydrated. */
export function replayClick(): void {
  const button = pendingTarget
  pendingTarget = null
  button?.click()
}
