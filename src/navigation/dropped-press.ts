let dropped: HTMLButtonElement | null = null

/** A press on a part that sleeps; what the browser does without a script it has done. */
export function keepPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  dropped = button && needsScript(button) ? button : null
}

const needsScript = ({ type, commandForElement, popoverTargetElement }: HTMLButtonElement) =>
  type === 'button' && !commandForElement && !popoverTargetElement

/** By each part as it wakes: the one that was meant hears it, from the others it is kept once more. */
export function pressAgain(): void {
  const button = dropped
  dropped = null
  button?.click()
}
