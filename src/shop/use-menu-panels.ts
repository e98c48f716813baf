import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Long enough to cross the bar on the way elsewhere without anything unfolding. */
const openDelayMs = 120
const closeDelayMs = 220

/** Which panel of the main menu is open: set on opening, cleared on closing (specification section 4). */
export function useMenuPanels() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ id: number; key: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Whoever followed a link has finished with the menu: a panel belongs to the page it was opened on.
  const activeId = opened?.key === key ? opened.id : null

  const now = (next: number | null) => {
    clearTimeout(timer.current)
    setOpened(next === null ? null : { id: next, key })
  }
  const soon = (next: number | null, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => now(next), delayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    activeId,
    /** A mouse has opened it by pointing already, and whoever then clicks wants it open. */
    press: (id: number, press: MouseEvent) => now(activeId === id && !isMouse(press) ? null : id),
    /** A finger's tap is also reported as a hover; it must not open what the tap then closes. */
    pointAt: (id: number | null, pointerType: string) => {
      if (pointerType === 'mouse') soon(id, activeId === null ? openDelayMs : 0)
    },
    pointAway: (pointerType: string) => {
      if (pointerType === 'mouse') soon(null, closeDelayMs)
    },
    stay: () => clearTimeout(timer.current),
    navHandlers: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKey(event, activeId, now),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) now(null)
      },
    },
  }
}

const isMouse = (press: MouseEvent) =>
  press instanceof PointerEvent && press.pointerType === 'mouse'

function handleKey(
  event: KeyboardEvent<HTMLElement>,
  activeId: number | null,
  open: (id: number | null) => void,
) {
  const nav = event.currentTarget
  if (event.key === 'Escape' && activeId !== null) {
    open(null)
    nav.querySelector<HTMLElement>(`[data-menu-button="${activeId}"]`)?.focus()
    return
  }
  if (event.key === 'ArrowDown') {
    const panel = nav.querySelector<HTMLElement>('[data-menu-panel] a')
    if (panel && !panel.contains(document.activeElement)) {
      event.preventDefault()
      panel.focus()
    }
    return
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step !== undefined) moveFocus(nav, step, event)
}

/** Left and right walk along the bar, and round its ends. */
function moveFocus(nav: HTMLElement, step: number, event: KeyboardEvent) {
  const stops = [...nav.querySelectorAll<HTMLElement>('[data-menu-stop]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (at < 0) return
  event.preventDefault()
  stops[(at + step + stops.length) % stops.length]?.focus()
}
