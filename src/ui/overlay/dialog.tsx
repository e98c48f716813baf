import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'

type DialogProps = {
  /** Buttons open it by this id: see `opens`. */
  id: string
  /** In the middle, from the right edge, or over the whole window. */
  kind?: 'dialog' | 'drawer' | 'sheet'
  title: string
  /** Called just before it opens or closes, so that its content is there with the first frame. */
  onToggle?: (isOpen: boolean) => void
  /** Stays in view below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
  className?: string
}

/** A native modal dialog: the browser handles focus, Escape, the page behind and the phone's back gesture. */
export function Dialog(props: DialogProps) {
  const { id, kind = 'dialog', title, onToggle, footer, children, className } = props
  const t = useTranslations('accessibility')
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const openedOn = useRef(key)
  const notifyToggle = useEffectEvent((event: ToggleEvent) => onToggle?.(event.newState === 'open'))
  const notifyOpen = useEffectEvent(() => onToggle?.(true))

  // Following a link in the dialog closes it.
  useEffect(() => {
    if (openedOn.current === key) return
    openedOn.current = key
    dialog.current?.close()
  }, [key])

  // React 19 does not attach these events to a dialog that came from the server.
  useEffect(() => {
    const element = dialog.current
    element?.addEventListener('beforetoggle', notifyToggle)
    // The browser may have opened it before hydration.
    if (element?.open) notifyOpen()
    return () => element?.removeEventListener('beforetoggle', notifyToggle)
  }, [])

  return (
    <dialog
      ref={dialog}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={classes('overlay', `overlay-${kind}`, className)}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button type="submit" aria-label={t('close')} className="icon-button">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="border-t border-stone-200 px-6 py-4">{footer}</div>}
    </dialog>
  )
}
