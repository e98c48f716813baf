import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'

/** Long enough for the pointer to cross the bar without opening a panel. */
const openDelayMs = 120
const closeDelayMs = 220

/** State and handlers of the main menu: at most one panel is open. */
export function useMenuPanels() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ id: number; key: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const nav = useRef<HTMLElement>(null)
  // Navigation closes the menu, and Back must not reopen it.
  if (opened !== null && opened.key !== key) setOpened(null)
  const activeId = opened?.key === key ? opened.id : null

  const activate = (next: number | null) => {
    clearTimeout(timer.current)
    setOpened(next === null ? null : { id: next, key })
  }
  const activateLater = (next: number | null, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => activate(next), delayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Listens on the document, because a panel opened by hover does not have the focus. */
  const dismiss = useEffectEvent(({ key: pressed }: globalThis.KeyboardEvent) => {
    if (pressed !== 'Escape') return
    if (nav.current && hasFocus(panelOf(nav.current)))
      nav.current.querySelector<HTMLElement>(`[data-menu-button="${activeId}"]`)?.focus()
    activate(null)
  })
  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !nav.current?.contains(target)) activate(null)
  })
  const isOpen = activeId !== null
  // An effect would listen some time after the panel is seen, and a key pressed meanwhile would be lost.
  useLayoutEffect(() => {
    const whileOpen = new AbortController()
    const { signal } = whileOpen
    if (isOpen) {
      document.addEventListener('keydown', (event) => dismiss(event), { signal })
      document.addEventListener('pointerdown', (event) => closeOutside(event), { signal })
    }
    return () => whileOpen.abort()
  }, [isOpen])

  return {
    activeId,
    /** A mouse has already opened the panel by hovering, so a mouse click must not close it. */
    press: (id: number, click: MouseEvent) =>
      activate(activeId === id && !isMouse(click) ? null : id),
    /** A tap also fires pointerenter; it must not open the panel that the click would then close. */
    pointAt: (id: number | null, pointerType: string) => {
      if (pointerType === 'mouse') activateLater(id, activeId === null ? openDelayMs : 0)
    },
    /** Leaves the panel open while the keyboard focus is in it, even if a mouse crosses it. */
    pointAway: (pointerType: string) => {
      const isFocused = nav.current !== null && hasFocus(panelOf(nav.current))
      if (pointerType === 'mouse' && !isFocused) activateLater(null, closeDelayMs)
    },
    stay: () => clearTimeout(timer.current),
    navHandlers: {
      ref: nav,
      onKeyDown: moveFocus,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) activate(null)
      },
    },
  }
}

const isMouse = (click: MouseEvent) =>
  click instanceof PointerEvent && click.pointerType === 'mouse'

const panelOf = (nav: HTMLElement) => nav.querySelector<HTMLElement>('[data-menu-panel]')
const hasFocus = (panel: HTMLElement | null) => panel?.contains(document.activeElement) ?? false
/** The focus may be on another entry while a panel is still open. */
const isEntryFocused = (panel: HTMLElement | null) =>
  panel?.parentElement?.contains(document.activeElement) ?? false

/** Left and Right move along the bar and wrap around; Down enters the entry's open panel, Up and Down move in it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const nav = event.currentTarget
  const panel = panelOf(nav)
  const links = [...(panel?.querySelectorAll<HTMLElement>('a') ?? [])]
  const stops = [...nav.querySelectorAll<HTMLElement>(':scope > ul > li > :is(a, button)')]
  const targets: Record<string, () => HTMLElement | null | undefined> = {
    ArrowDown: () => neighbour(links, 1) ?? (isEntryFocused(panel) ? links[0] : null),
    ArrowUp: () => neighbour(links, -1),
    ArrowRight: () => neighbour(stops, 1),
    ArrowLeft: () => neighbour(stops, -1),
  }
  const next = targets[event.key]?.()
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The element before or after the focused one, wrapping around; null if none has the focus. */
function neighbour(stops: readonly HTMLElement[], step: 1 | -1): HTMLElement | null {
  const at = stops.findIndex((stop) => stop === document.activeElement)
  return at < 0 ? null : (stops[(at + step + stops.length) % stops.length] ?? null)
}
