import { type FocusEvent, useCallback, useRef } from 'react'

/**
 * Keeps the keyboard focus while links are replaced: when the focused link is removed, the new link with
 * the same URL takes the focus, which would otherwise be lost.
 */
export function useSavedPosition() {
  const focusedUrl = useRef<string | null>(null)
  const ref = useCallback((links: HTMLElement | null) => {
    const observer = new MutationObserver(() => {
      if (focusedUrl.current === null || links?.contains(document.activeElement)) return
      links?.querySelector<HTMLElement>(`a[href="${CSS.escape(focusedUrl.current)}"]`)?.focus()
    })
    if (links) observer.observe(links, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focusedUrl.current = target.getAttribute('href')
    },
    // A removed link fires no blur event, only one that loses the focus.
    onBlur: () => {
      focusedUrl.current = null
    },
  }
}
