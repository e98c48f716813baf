import { useEffect } from 'react'
import { holdMenuOpen } from './body-class.ts'

/** Marks the body `menu-open` for as long as this menu is. */
export function useMenuOpen(isOpen: boolean): void {
  useEffect(() => (isOpen ? holdMenuOpen() : undefined), [isOpen])
}
