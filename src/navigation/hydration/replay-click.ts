import { isPlainClick } from '#/navigation/links/plain-click.ts'

let dropped: HTMLElement | null = null

/** A press on a part that sleeps; what the browser does without a script it has done. */
export function captureClick(press: MouseEvent): void {
  const { target } = press
  const pressed = target instanceof Element ? target.closest('button, a[role="button"]') : null
  dropped = null
  if (pressed instanceof HTMLButtonElement && needsScript(pressed)) dropped = pressed
  if (pressed instanceof HTMLAnchorElement && isPlainClick(press)) {
    // a link that acts as a button leads somewhere only where there is no script
    press.preventDefault()
    dropped = pressed
  }
}

/** The last press before there was any script to hear it, as the start script remembers it. */
export function captureEarlyClick(): void {
  const { earlyPress } = window as { earlyPress?: EventTarget | null }
  const pressed = earlyPress instanceof Element ? earlyPress.closest('button') : null
  if (pressed && needsScript(pressed)) dropped = pressed
}

const needsScript = ({ type, commandForElement, popoverTargetElement }: HTMLButtonElement) =>
  type === 'button' && !commandForElement && !popoverTargetElement

/** By each part as it wakes: the one that was meant hears it, from the others it is kept once more. */
export function replayClick(): void {
  const button = dropped
  dropped = null
  button?.click()
}
