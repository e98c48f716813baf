import { useEffect } from 'react'
import { holdMenuOpen } from './body-class.ts'

/** Sets the body class `menu-open` while this menu is open. */
export function useMenuOpen(isOpen: boolean): void {
  useEffect(() => (isOpen ? holdMenuOpen() : undefined), [isOpen])
}
