import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Walk = {
  input: RefObject<HTMLInputElement | null>
  /** All that stands below the box. */
  panel: RefObject<HTMLElement | null>
  /** The text that the list belongs to; another text resets the selection. */
  typed: string
  length: number
  /** Before anything is typed: links that Tab reaches, behind the button of the form. */
  hasIdeas: boolean
  /** Whether there is something below the box that Escape can close. */
  isFilled: boolean
  /** Only a floating panel closes when the focus or pointer moves elsewhere. */
  isFloating: boolean
  onPick: (at: number) => void
}

/** The focus stays in the box; arrow keys move through the rows, Enter picks one, Escape closes. */
export function useListWalk({ input, panel, typed, length, ...options }: Walk) {
  const { hasIdeas, isFilled, isFloating, onPick } = options
  const [active, setActive] = useState(-1)
  const [isEnabled, setEnabled] = useState(true)
  const [madeFor, setMadeFor] = useState(typed)
  if (madeFor !== typed) {
    setMadeFor(typed)
    setActive(-1)
    setEnabled(true)
  }
  const isOpen = isEnabled && length > 0
  /** Back in the box, no row is active. */
  const close = () => {
    setEnabled(false)
    setActive(-1)
  }

  const walk = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape' && isEnabled && isFilled) close()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setEnabled(true)
      if (isOpen) setActive(nextRow(active, event.key === 'ArrowDown' ? 1 : -1, length))
    } else if (event.key === 'Enter' && isOpen && active >= 0) onPick(active)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const box = input.current
    box?.addEventListener('keydown', walk)
    return () => box?.removeEventListener('keydown', walk)
  }, [input])

  const follow = useEffectEvent(({ target }: Event) => {
    const own = hasIdeas ? input.current?.form : panel.current
    if (target === input.current) setEnabled(true)
    else if (target instanceof Node && !own?.contains(target)) close()
  })
  useEffect(() => {
    const events = isFloating ? (['pointerdown', 'focusin'] as const) : []
    for (const name of events) document.addEventListener(name, follow)
    return () => {
      for (const name of events) document.removeEventListener(name, follow)
    }
  }, [isFloating])

  return { active, isEnabled }
}

/** Beyond either end is the box itself. */
function nextRow(at: number, step: number, length: number): number {
  if (at < 0) return step > 0 ? 0 : length - 1
  return at + step >= length ? -1 : at + step
}
