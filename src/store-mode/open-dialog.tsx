import { type ReactNode, useEffect } from 'react'
import { afterClosing } from '#/ui/overlay/after-closing.ts'
import { Dialog } from '#/ui/overlay/dialog.tsx'

type OpenDialogProps = {
  id: string
  title: string
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}

/** A dialog that opens as soon as it is rendered, above any other. */
export function OpenDialog({ id, onClose, ...rest }: OpenDialogProps) {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
    dialog.showModal()
    // Otherwise the focus would be on the button that closes it.
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [id])
  return <Dialog {...rest} id={id} onToggle={afterClosing(onClose)} />
}
