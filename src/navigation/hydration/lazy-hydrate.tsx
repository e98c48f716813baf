import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { replayClick } from './replay-click.ts'
import { firstInteraction } from './first-interaction.ts'

let pendingHydrations: readonly (() => Promise<void>)[] = []

/**
 * A part of the page that already works as server HTML: links lead, forms send, dialogs open. Its chunk
 * is fetched, and React hydrates it, on the visitor's first interaction or on another given promise.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until: () => Promise<unknown> = () => firstInteraction.seen,
): ComponentType<Props> {
  let Hydrated: ComponentType<Props> | null = null
  let isWaiting = false
  let resolveHydrated = () => {}
  const whenHydrated = new Promise<void>((resolve) => {
    resolveHydrated = resolve
  })

  async function hydrate() {
    Hydrated ??= await load()
    pendingHydrations = pendingHydrations.filter((each) => each !== hydrate)
    resolveHydrated()
  }
  pendingHydrations = [...pendingHydrations, hydrate]

  function waitForHydration(): Promise<void> {
    if (!isWaiting) void retryHydration(hydrate, until())
    isWaiting = true
    return whenHydrated
  }

  type PartProps = { of: Instance; props: Props }

  function Part({ of, props }: PartProps): ReactNode {
    // React requires `use` to be called again in every render of a part that has once suspended.
    if (!Hydrated || isWaiting) use(waitForHydration())
    return (
      Hydrated && (
        <HydratedMarker of={of}>
          <Hydrated {...props} />
        </HydratedMarker>
      )
    )
  }

  return function LazyHydrated(props: Props) {
    const [instance] = useState<Instance>(() => ({}))
    useEffect(() => {
      instances.add(instance)
      return () => {
        instances.delete(instance)
      }
    }, [instance])
    return (
      <Suspense>
        <Part of={instance} props={props} />
      </Suspense>
    )
  }
}

/** One instance of a part on the page. */
type Instance = object
const instances = new Set<Instance>()
const hydratedInstances = new WeakSet<Instance>()

/** Whether any part of this page is still to be hydrated. */
export const isAnyWaiting = (): boolean =>
  [...instances].some((instance) => !hydratedInstances.has(instance))

/** A separate component: inside the suspended part React 19 would throw its error 467 for the effect. */
function HydratedMarker({ of, children }: { of: Instance; children: ReactNode }) {
  useEffect(() => {
    hydratedInstances.add(of)
    replayClick()
  }, [of])
  return children
}

/** Retries for ever: until its chunk loads, the part still works as server HTML. */
async function retryHydration(
  hydrate: () => Promise<void>,
  cause: Promise<unknown>,
): Promise<void> {
  await cause
  for (let waitMs = 1_000; ; waitMs *= 2) {
    try {
      return await hydrate()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

/** For the server, which renders every part, and for navigation, which waits for each of them. */
export const hydrateAll = (): Promise<unknown> =>
  Promise.all(pendingHydrations.map((hydrate) => hydrate()))
