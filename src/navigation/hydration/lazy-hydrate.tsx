import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { firstInteraction } from './first-interaction.ts'

let waitingParts: readonly (() => Promise<void>)[] = []

/**
 * A part of the page that works as server HTML: links lead, forms send, dialogs open. Its chunk is fetched, and
 * React hydrates it, on the visitor's first interaction or on another given promise. React drops clicks until then,
 * so a button in such a part must do something useful without a script.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until: () => Promise<unknown> = () => firstInteraction.seen,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType<Props> }>()

  async function loadPart() {
    Loaded ??= await load()
    waitingParts = waitingParts.filter((each) => each !== loadPart)
    resolve({ default: Loaded })
  }
  waitingParts = [...waitingParts, loadPart]

  const Late = lazy(() => {
    void retry(loadPart, until())
    return promise
  })

  return function LazyPart(props: Props) {
    // Not `Loaded ?? Late` on every render: another type would mount the part anew and lose its state.
    const [Part] = useState<ComponentType<Props>>(() => Loaded ?? Late)
    const [isHydrated, setIsHydrated] = useState(false)
    const part = (
      <Suspense>
        <Part {...props} />
        <Mounted onMount={setIsHydrated} />
      </Suspense>
    )
    // React drops the server's HTML of a part that is updated before it is hydrated, so until then the part keeps its
    // first element. To defer the update would not do: while it waits, React hydrates nothing else.
    const [first] = useState(part)
    return isHydrated ? part : first
  }
}

/** Says that the part around it is hydrated: React runs no effect of a part that still waits. */
function Mounted({ onMount }: { onMount: (isMounted: true) => void }): null {
  useEffect(() => onMount(true), [onMount])
  return null
}

/** Retries for ever: until its chunk loads, the part still works as server HTML. */
async function retry(load: () => Promise<void>, cause: Promise<unknown>): Promise<void> {
  await cause
  for (let waitMs = 1_000; ; waitMs *= 2) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

/** For the server, which renders every part, and for navigation, which waits for each of them. */
export const loadLazyParts = (): Promise<unknown> =>
  Promise.all(waitingParts.map((loadPart) => loadPart()))

// Those that the page does not show as well: a click on a link should not have to wait for them. What is lost here
// is tried again when it is needed.
void firstInteraction.seen.then(loadLazyParts).catch(() => {})
