import { useEffect } from 'react'

/** The bar with the total, for the links and keys that lead to its button. */
export const totalId = 'build-total'

export function focusAddButton(): void {
  const bar = document.getElementById(totalId)
  const button = bar?.querySelector<HTMLElement>('[data-add] button')
  const target = button ?? bar
  target?.focus({ preventScroll: true })
}

/** Control (or Command) and Enter lead from any step to the button that adds the build. */
export function useJumpToTotal(): void {
  useEffect(() => {
    function jump(event: KeyboardEvent): void {
      const isJump = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (!isJump || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      focusAddButton()
    }
    window.addEventListener('keydown', jump)
    return () => window.removeEventListener('keydown', jump)
  }, [])
}
