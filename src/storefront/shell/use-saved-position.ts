import { type FocusEvent, useCallback, useRef } from 'react'

/**
 * Keeps the keyboard's place among links while they are exchanged for better ones: the link to the same
 * address takes the focus of the one that is gone, which would otherwise be nowhere.
 */
export function useSavedPosition() {
  const address = useRef<string | null>(null)
  const ref = useCallback((links: HTMLElement | null) => {
    const observer = new MutationObserver(() => {
      if (address.current === null || links?.contains(document.activeElement)) return
      links?.querySelector<HTMLElement>(`a[href="${CSS.escape(address.current)}"]`)?.focus()
    })
    if (links) observer.observe(links, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      address.current = target.getAttribute('href')
    },
    // Not told of a link that is taken away, only of one that is left.
    onBlur: () => {
      address.current = null
    },
  }
}
