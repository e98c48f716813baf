import { flushSync } from 'react-dom'

/** Changes the build and moves the focus to the bar, which says what has changed and offers the way back. */
export function changeAndFocusNews(change: () => void): void {
  flushSync(change)
  document
    .querySelector<HTMLElement>('[data-change-message] button')
    ?.focus({ preventScroll: true })
}
