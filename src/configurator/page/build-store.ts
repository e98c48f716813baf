import { isPaintSection } from '#/catalogue/model/custom-paint.ts'
import { type Choice, partIn } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { resolveConflicts } from '#/configurator/choice/resolve-conflicts.ts'

/** A build in the making. */
export type Build = {
  choice: Choice
  /** The way it came about, for those who go back on it. */
  past: readonly Choice[]
  /** What the last step took off and what it exchanged beside what was meant, for the shopper to be told. */
  dropped: readonly OfferedSection[]
  along: readonly { section: OfferedSection; part: OfferedPart }[]
}

/** More steps than anyone remembers. */
const mostSteps = 50

/**
 * Kept outside of React, so that the drawing may follow it before and after it comes alive, and nothing
 * has to be rendered for it in between.
 */
export function createBuildStore(
  bike: OfferedBike,
  first: { choice: Choice; lost: readonly OfferedSection[] },
) {
  const begun: Build = { choice: first.choice, past: [], dropped: first.lost, along: [] }
  const listeners = new Set<() => void>()
  let build = begun

  function become(next: Build): void {
    build = next
    for (const tell of listeners) tell()
  }

  return {
    build: () => build,
    /** As the server saw it. */
    begun: () => begun,
    watch(tell: () => void) {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
    /** `section` is the one that was meant; what goes from another is told. */
    choose(wanted: Choice, section: string | null = null): void {
      const { choice } = resolveConflicts(bike, wanted)
      const isPainted = choice.parts['frameColour'] !== undefined
      const dropped = bike.sections.filter(
        ({ key }) =>
          key !== section &&
          build.choice.parts[key] &&
          !choice.parts[key] &&
          // who takes a colour of the bike's own knows that it has no fade
          (isPainted || !isPaintSection(key)),
      )
      const along = bike.sections.flatMap((each) => {
        const part = choice.parts[each.key] && partIn(each, choice)
        const isMeant = each.key === section || isPaintSection(each.key)
        return part && !isMeant && part !== partIn(each, build.choice)
          ? [{ section: each, part }]
          : []
      })
      become({ choice, past: [...build.past, build.choice].slice(-mostSteps), dropped, along })
    },
    undo(): void {
      const before = build.past.at(-1)
      if (before) become({ choice: before, past: build.past.slice(0, -1), dropped: [], along: [] })
    },
    /** As shown once more; the size is the rider's and stays. */
    startAgain(): void {
      const { colour, size } = build.choice
      become({
        choice: { colour, size, parts: {} },
        past: [...build.past, build.choice].slice(-mostSteps),
        dropped: [],
        along: [],
      })
    },
  }
}

export type BuildStore = ReturnType<typeof createBuildStore>
