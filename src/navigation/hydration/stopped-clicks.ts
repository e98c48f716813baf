/**
 * A click on a part that React has not taken over yet is stopped by React at the document, and dropped.
 * Whoever comes to the document last sees that.
 */
export function watchStoppedClicks(act: (event: MouseEvent) => void, signal: AbortSignal): void {
  const see = (event: MouseEvent) => {
    if (event.cancelBubble) act(event)
  }
  const comeLast = () => document.addEventListener('click', see, { capture: true, once: true })
  window.addEventListener('click', comeLast, { signal, capture: true })
}
