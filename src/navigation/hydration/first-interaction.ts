const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

type Watched = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Waits for the first sign that somebody is there; told so, it waits no longer. */
export function createFirstInteraction(target: Watched, hasMoved: () => boolean) {
  let isSeen = false
  let tell = () => {}
  const seen = new Promise<void>((resolve) => {
    tell = resolve
  })
  const options = { capture: true, passive: true }
  function see() {
    isSeen = true
    for (const sign of signs) target.removeEventListener(sign, see, options)
    tell()
  }
  for (const sign of signs) target.addEventListener(sign, see, options)
  if (hasMoved()) see()
  return { seen, see, isSeen: () => isSeen }
}

/** Whoever scrolled, tapped or typed before the scripts came has moved already. */
const hasMovedEarly = () =>
  navigator.userActivation?.hasBeenActive ||
  window.scrollY > 0 ||
  document.activeElement !== document.body

/** Of this page; on the server nobody ever moves. */
export const firstInteraction =
  typeof document === 'undefined'
    ? { seen: new Promise<void>(() => {}), see: () => {}, isSeen: () => false }
    : createFirstInteraction(document, hasMovedEarly)
