import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import type { LostSection, RequestedChoice } from '#/configurator/choice/choice-url.ts'
import { type Choice, partIn } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { resolveConflicts } from '#/configurator/choice/resolve-conflicts.ts'

/** A configuration in progress. */
export type Build = {
  choice: Choice
  /** Earlier choices, for undo. */
  past: readonly Choice[]
  /** The sections that the last choice cleared and those that it changed besides its own, for the message. */
  dropped: readonly LostSection[]
  along: readonly { section: OfferedSection; part: OfferedPart }[]
  /** Choices for the frame that the link names and the bike does not offer. */
  lostFrame: RequestedChoice['lostFrame']
  /** The last step went back to the bike as shown. */
  isReset?: true
}

const nothingLost = { dropped: [], along: [], lostFrame: [] } as const

/** More steps than anyone wants to undo. */
const mostSteps = 50

/**
 * State outside of React, so that the drawing can follow it before and after it is hydrated without rendering
 * anything else.
 */
export function createBuildStore(bike: OfferedBike, first: RequestedChoice) {
  const { choice: begunWith, lost, lostFrame } = first
  const begun: Build = { choice: begunWith, past: [], dropped: lost, along: [], lostFrame }
  const listeners = new Set<() => void>()
  let build = begun
  /** The section of a step that may go on. */
  let continued: string | null = null

  function setBuild(next: Build): void {
    build = next
    for (const listener of listeners) listener()
  }

  return {
    build: () => build,
    /** As rendered on the server. */
    begun: () => begun,
    watch(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /**
     * `section` is the one the shopper changed; changes in others are reported. A step that continues the last one
     * in the same section, as a slider that is moved on does, is undone together with it.
     */
    choose(requested: Choice, section: string | null = null, isContinued = false): void {
      const isSameStep = isContinued && section !== null && section === continued
      continued = isContinued ? section : null
      const { choice } = resolveConflicts(bike, requested)
      const isPainted = choice.parts['frameColour'] !== undefined
      const dropped = bike.sections.filter(
        ({ key }) =>
          key !== section &&
          build.choice.parts[key] &&
          !choice.parts[key] &&
          // with one of the bike's own colours it is clear that there is no fade
          (isPainted || !isPaintSection(key)),
      )
      const along = bike.sections.flatMap((each) => {
        const part = choice.parts[each.key] && partIn(each, choice)
        const isExpected = each.key === section || isPaintSection(each.key)
        return part && !isExpected && part !== partIn(each, build.choice)
          ? [{ section: each, part }]
          : []
      })
      const past = isSameStep ? build.past : [...build.past, build.choice].slice(-mostSteps)
      setBuild({ choice, past, dropped, along, lostFrame: [] })
    },
    undo(): void {
      continued = null
      const before = build.past.at(-1)
      if (before) setBuild({ choice: before, past: build.past.slice(0, -1), ...nothingLost })
    },
    /** Back to the bike as shown; the size stays. */
    startAgain(): void {
      continued = null
      const { colour, size } = build.choice
      setBuild({
        choice: { colour, size, parts: {} },
        past: [...build.past, build.choice].slice(-mostSteps),
        ...nothingLost,
        isReset: true,
      })
    },
  }
}

export type BuildStore = ReturnType<typeof createBuildStore>
