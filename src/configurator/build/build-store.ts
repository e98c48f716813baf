import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import type { LostSection, RequestedChoice } from '#/configurator/choice/choice-url.ts'
import { type Choice, offerOf, partIn } from '#/configurator/choice/choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from '#/configurator/choice/offered.ts'
import { resolveConflicts } from '#/configurator/choice/resolve-conflicts.ts'
import { createListeners } from '#/platform/browser/listeners.ts'

/** A configuration in progress. */
export type Build = {
  choice: Choice
  /** Earlier choices, for undo. */
  past: readonly Choice[]
  /** The sections that the last choice cleared and those that it changed besides its own, for the message. */
  dropped: readonly LostSection[]
  alsoChanged: readonly { section: OfferedSection; part: OfferedPart }[]
  /** Choices for the frame that the link names and the bike does not offer. */
  lostFrame: RequestedChoice['lostFrame']
  /** The last step went back to the bike as shown. */
  isReset?: true
  /** The last step chose a build that the shop had worked out, so that nothing was dropped for want of fitting. */
  isPreset?: true
}

const nothingLost = { dropped: [], alsoChanged: [], lostFrame: [] } as const

/** More steps than anyone wants to undo. */
const mostSteps = 50

/**
 * State outside of React, so that the drawing can follow it before and after it is hydrated without rendering
 * anything else.
 */
export function createBuildStore(bike: OfferedBike, first: RequestedChoice) {
  const { choice: begunWith, lost, lostFrame } = first
  const begun: Build = { choice: begunWith, past: [], dropped: lost, alsoChanged: [], lostFrame }
  const { watch, notify } = createListeners()
  let build = begun
  /** The section of a step that may go on. */
  let continued: string | null = null

  function setBuild(next: Build): void {
    build = next
    notify()
  }

  const pastNow = () => [...build.past, build.choice].slice(-mostSteps)

  return {
    build: () => build,
    /** As rendered on the server. */
    begun: () => begun,
    watch,
    /**
     * `section` is the one the shopper changed; changes in others are reported. A step that continues the last one
     * in the same section, as a slider that is moved on does, is undone together with it.
     */
    choose(requested: Choice, section: string | null = null, isContinued = false): void {
      const isSameStep = isContinued && section !== null && section === continued
      continued = isContinued ? section : null
      const { choice } = resolveConflicts(bike, requested)
      const past = isSameStep ? build.past : pastNow()
      setBuild({
        choice,
        past,
        ...changesBeside(section, bike, build.choice, choice),
        lostFrame: [],
      })
    },
    /** A whole build that the shop has worked out. */
    choosePreset(choice: Choice): void {
      continued = null
      const changes = changesBeside(null, bike, build.choice, choice)
      setBuild({ choice, past: pastNow(), ...changes, lostFrame: [], isPreset: true })
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
        past: pastNow(),
        ...nothingLost,
        isReset: true,
      })
    },
  }
}

/** A step from one choice to another may clear and change other sections than its own. */
function changesBeside(
  own: string | null,
  bike: OfferedBike,
  before: Choice,
  now: Choice,
): Pick<Build, 'dropped' | 'alsoChanged'> {
  const isPainted = now.parts['frameColour'] !== undefined
  const others = bike.sections.filter(({ key }) => key !== own)
  return {
    dropped: others.filter(
      (section) =>
        before.parts[section.key] &&
        !now.parts[section.key] &&
        // A choice that is the usual one in a new size of the frame has become needless, and the part stays.
        fittedSku(bike, section, before) !== fittedSku(bike, section, now) &&
        // with one of the bike's own colours it is clear that there is no fade
        (isPainted || !isPaintSection(section.key)),
    ),
    alsoChanged: others.flatMap((section) => {
      const part = now.parts[section.key] && partIn(section, now)
      const isOther = part && !isPaintSection(section.key) && part !== partIn(section, before)
      return isOther ? [{ section, part }] : []
    }),
  }
}

/** The SKU of the part in a section in its size; undefined where there is none. */
function fittedSku(bike: OfferedBike, section: OfferedSection, choice: Choice): string | undefined {
  const chosen = choice.parts[section.key]
  const part = partIn(section, choice)
  const requested = { size: chosen?.size ?? null, frameSize: choice.size }
  return part && offerOf(bike, section, part, requested).sku
}

export type BuildStore = ReturnType<typeof createBuildStore>
