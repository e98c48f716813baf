import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { replayClick } from './replay-click.ts'
import { firstInteraction } from './first-interaction.ts'

let asleep: readonly (() => Promise<void>)[] = []

/**
 * A part of the page that is whole as the server sent it: links lead, forms send, dialogs open. Its
 * script is fetched, and React takes it over, with the visitor's first move or whatever else it waits for.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until: () => Promise<unknown> = () => firstInteraction.seen,
): ComponentType<Props> {
  let Hydrated: ComponentType<Props> | null = null
  let isAwaited = false
  let tellAwake = () => {}
  const awake = new Promise<void>((tell) => {
    tellAwake = tell
  })

  async function hydrate() {
    Hydrated ??= await load()
    asleep = asleep.filter((each) => each !== hydrate)
    tellAwake()
  }
  asleep = [...asleep, hydrate]

  function sleepOn(): Promise<void> {
    if (!isAwaited) void retryHydration(hydrate, until())
    isAwaited = true
    return awake
  }

  type PartProps = { of: Place; props: Props }

  function Part({ of, props }: PartProps): ReactNode {
    // React wants to be told again of what it has once waited for
    if (!Hydrated || isAwaited) use(sleepOn())
    return (
      Hydrated && (
        <HydratedMarker of={of}>
          <Hydrated {...props} />
        </HydratedMarker>
      )
    )
  }

  return function LazyHydrated(props: Props) {
    const [place] = useState<Place>(() => ({}))
    useEffect(() => {
      places.add(place)
      return () => {
        places.delete(place)
      }
    }, [place])
    return (
      <Suspense>
        <Part of={place} props={props} />
      </Suspense>
    )
  }
}

/** Where a part stands in the page. */
type Place = object
const places = new Set<Place>()
const alive = new WeakSet<Place>()

/** Whether React has yet to take over any part of this page. */
export const isAnyWaiting = (): boolean => [...places].some((place) => !alive.has(place))

/** Apart from what waits: React 19 takes an effect there for one of an earlier render (its error 467). */
function HydratedMarker({ of, children }: { of: Place; children: ReactNode }) {
  useEffect(() => {
    alive.add(of)
    replayClick()
  }, [of])
  return children
}

/** A part that could not be fetched sleeps on: it still works as it was sent. */
async function retryHydration(
  hydrate: () => Promise<void>,
  cause: Promise<unknown>,
): Promise<void> {
  await cause
  for (let waitMs = 1_000; ; waitMs *= 2) {
    try {
      return await hydrate()
    } catch {
      await new Promise((again) => setTimeout(again, waitMs))
    }
  }
}

/** For the server, which renders every part, and for a change of pages, which waits for each. */
export const hydrateAll = (): Promise<unknown> => Promise.all(asleep.map((hydrate) => hydrate()))
