import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { pressAgain } from './replay-click.ts'
import { firstMove } from './first-interaction.ts'

let asleep: readonly (() => Promise<void>)[] = []

/**
 * A part of the page that is whole as the server sent it: links lead, forms send, dialogs open. Its
 * script is fetched, and React takes it over, with the visitor's first move or whatever else it waits for.
 */
export function sleeping<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until: () => Promise<unknown> = () => firstMove.seen,
): ComponentType<Props> {
  let Awake: ComponentType<Props> | null = null
  let isAwaited = false
  let tellAwake = () => {}
  const awake = new Promise<void>((tell) => {
    tellAwake = tell
  })

  async function wake() {
    Awake ??= await load()
    asleep = asleep.filter((each) => each !== wake)
    tellAwake()
  }
  asleep = [...asleep, wake]

  function sleepOn(): Promise<void> {
    if (!isAwaited) void comeAlive(wake, until())
    isAwaited = true
    return awake
  }

  type PartProps = { of: Place; props: Props }

  function Part({ of, props }: PartProps): ReactNode {
    // React wants to be told again of what it has once waited for
    if (!Awake || isAwaited) use(sleepOn())
    return (
      Awake && (
        <Hearing of={of}>
          <Awake {...props} />
        </Hearing>
      )
    )
  }

  return function Sleeping(props: Props) {
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
export const isAnySleeping = (): boolean => [...places].some((place) => !alive.has(place))

/** Apart from what waits: React 19 takes an effect there for one of an earlier render (its error 467). */
function Hearing({ of, children }: { of: Place; children: ReactNode }) {
  useEffect(() => {
    alive.add(of)
    pressAgain()
  }, [of])
  return children
}

/** A part that could not be fetched sleeps on: it still works as it was sent. */
async function comeAlive(wake: () => Promise<void>, cause: Promise<unknown>): Promise<void> {
  await cause
  for (let waitMs = 1_000; ; waitMs *= 2) {
    try {
      return await wake()
    } catch {
      await new Promise((again) => setTimeout(again, waitMs))
    }
  }
}

/** For the server, which renders every part, and for a change of pages, which waits for each. */
export const wakeAll = (): Promise<unknown> => Promise.all(asleep.map((wake) => wake()))
