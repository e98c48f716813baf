import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'

/** Long enough to cross the bar on the way elsewhere without anything unfolding. */
const openDelayMs = 120
const closeDelayMs = 220

/** Which panel of the main menu is open: set on opening, cleared on closing (specification section 4). */
export function useMenuPanels() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ id: number; key: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const nav = useRef<HTMLElement>(null)
  // Whoever followed a link has finished with the menu, and does not want it back with the page.
  if (opened !== null && opened.key !== key) setOpened(null)
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

  /** Wherever the focus is: a panel may have been opened by pointing alone. */
  const dismiss = useEffectEvent(({ key: pressed }: globalThis.KeyboardEvent) => {
    if (pressed !== 'Escape') return
    if (nav.current && isIn(panelOf(nav.current)))
      nav.current.querySelector<HTMLElement>(`[data-menu-button="${activeId}"]`)?.focus()
    now(null)
  })
  const leave = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !nav.current?.contains(target)) now(null)
  })
  const isOpen = activeId !== null
  useEffect(() => {
    const whileOpen = new AbortController()
    const { signal } = whileOpen
    if (isOpen) {
      document.addEventListener('keydown', (event) => dismiss(event), { signal })
      document.addEventListener('pointerdown', (event) => leave(event), { signal })
    }
    return () => whileOpen.abort()
  }, [isOpen])

  return {
    activeId,
    /** A mouse has opened it by pointing already, and whoever then clicks wants it open. */
    press: (id: number, press: MouseEvent) => now(activeId === id && !isMouse(press) ? null : id),
    /** A finger's tap is also reported as a hover; it must not open what the tap then closes. */
    pointAt: (id: number | null, pointerType: string) => {
      if (pointerType === 'mouse') soon(id, activeId === null ? openDelayMs : 0)
    },
    /** Not from under the keyboard, which may be in the panel while a mouse crosses it. */
    pointAway: (pointerType: string) => {
      const isInUse = nav.current !== null && isIn(panelOf(nav.current))
      if (pointerType === 'mouse' && !isInUse) soon(null, closeDelayMs)
    },
    stay: () => clearTimeout(timer.current),
    navHandlers: {
      ref: nav,
      onKeyDown: walk,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) now(null)
      },
    },
  }
}

const isMouse = (press: MouseEvent) =>
  press instanceof PointerEvent && press.pointerType === 'mouse'

const panelOf = (nav: HTMLElement) => nav.querySelector<HTMLElement>('[data-menu-panel]')
const isIn = (panel: HTMLElement | null) => panel?.contains(document.activeElement) ?? false
/** One may stand on the next entry while the panel of another is still open. */
const isAtEntryOf = (panel: HTMLElement | null) =>
  panel?.parentElement?.contains(document.activeElement) ?? false

/** Left and right walk along the bar and round its ends; down leads into an entry's own panel, and up and down through it. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const nav = event.currentTarget
  const panel = panelOf(nav)
  const links = [...(panel?.querySelectorAll<HTMLElement>('a') ?? [])]
  const stops = [...nav.querySelectorAll<HTMLElement>('[data-menu-stop]')]
  const ways: Record<string, () => HTMLElement | null | undefined> = {
    ArrowDown: () => neighbour(links, 1) ?? (isAtEntryOf(panel) ? links[0] : null),
    ArrowUp: () => neighbour(links, -1),
    ArrowRight: () => neighbour(stops, 1),
    ArrowLeft: () => neighbour(stops, -1),
  }
  const next = ways[event.key]?.()
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The one beside whichever has the focus; null where none has. */
function neighbour(stops: readonly HTMLElement[], step: 1 | -1): HTMLElement | null {
  const at = stops.findIndex((stop) => stop === document.activeElement)
  return at < 0 ? null : (stops[(at + step + stops.length) % stops.length] ?? null)
}
