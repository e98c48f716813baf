/**
 * React stops a click on a part that is not hydrated yet at the document, and drops it. A capture
 * listener added during the event runs last, so it sees `cancelBubble`.
 */
export function watchStoppedClicks(act: (event: MouseEvent) => void, signal: AbortSignal): void {
  const checkStopped = (event: MouseEvent) => {
    if (event.cancelBubble) act(event)
  }
  const listenLast = () =>
    document.addEventListener('click', checkStopped, { capture: true, once: true })
  window.addEventListener('click', listenLast, { signal, capture: true })
}
