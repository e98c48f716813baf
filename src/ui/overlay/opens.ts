import type { MouseEvent } from 'react'

/**
 * Props for a button that opens a dialog. The browser does it by `command` without any script; the
 * handler serves browsers without support (Safari before 26.2, Firefox before 144).
 */
export const opens = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
  onClick(event: MouseEvent<HTMLButtonElement>) {
    if ('commandForElement' in HTMLButtonElement.prototype) return
    const dialog = event.currentTarget.ownerDocument.getElementById(id)
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
  },
})
