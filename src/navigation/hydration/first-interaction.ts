const interactionEvents = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin']

type Watched = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Resolves on the visitor's first interaction, or when `see` is called. */
export function createFirstInteraction(target: Watched, hasInteracted: () => boolean) {
  let isSeen = false
  const { promise: seen, resolve: resolveSeen } = Promise.withResolvers<void>()
  const options = { capture: true, passive: true }
  function see() {
    if (isSeen) return
    isSeen = true
    for (const type of interactionEvents) target.removeEventListener(type, see, options)
    resolveSeen()
  }
  for (const type of interactionEvents) target.addEventListener(type, see, options)
  if (hasInteracted()) see()
  return { seen, see, isSeen: () => isSeen }
}

/** The visitor may have scrolled, tapped or typed before the scripts loaded. */
const hasInteractedEarly = () =>
  navigator.userActivation?.hasBeenActive ||
  window.scrollY > 0 ||
  document.activeElement !== document.body

/** The interaction of this page; on the server it never resolves. */
export const firstInteraction =
  typeof document === 'undefined'
    ? { seen: new Promise<void>(() => {}), see: () => {}, isSeen: () => false }
    : createFirstInteraction(document, hasInteractedEarly)
