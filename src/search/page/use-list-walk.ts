import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Walk = {
  input: RefObject<HTMLInputElement | null>
  list: RefObject<HTMLElement | null>
  /** What the list is made for: with another text nobody has chosen from it yet. */
  typed: string
  length: number
  /** Only a list that floats over the page is closed by a step aside. */
  isFloating: boolean
  onPick: (at: number) => void
}

/** Focus stays in the box; the arrows walk through the rows below it, Enter takes one, Escape closes. */
export function useListWalk({ input, list, typed, length, isFloating, onPick }: Walk) {
  const [active, setActive] = useState(-1)
  const [isWanted, setWanted] = useState(true)
  const [madeFor, setMadeFor] = useState(typed)
  if (madeFor !== typed) {
    setMadeFor(typed)
    setActive(-1)
    setWanted(true)
  }
  const isOpen = isWanted && length > 0
  /** Whoever comes back to the box begins in it, and not on a row he had left. */
  const close = () => {
    setWanted(false)
    setActive(-1)
  }

  const walk = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setWanted(true)
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
    if (target === input.current) setWanted(true)
    else if (target instanceof Node && !list.current?.contains(target)) close()
  })
  useEffect(() => {
    const events = isFloating ? (['pointerdown', 'focusin'] as const) : []
    for (const name of events) document.addEventListener(name, follow)
    return () => {
      for (const name of events) document.removeEventListener(name, follow)
    }
  }, [isFloating])

  return { active, isOpen }
}

/** Beyond either end is the box itself. */
function nextRow(at: number, step: number, length: number): number {
  if (at < 0) return step > 0 ? 0 : length - 1
  return at + step >= length ? -1 : at + step
}
