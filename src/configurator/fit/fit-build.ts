import type { FrameMaterial, PaintFinish } from '#/drawings/bike/bike-look.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'

/** What does not change while a bike is put together: its frame, motor and gears. */
export type Frame = {
  facts: Facts
  /** The model's slug. */
  model: string
  discipline: string
  material: FrameMaterial | null
  isElectric: boolean
}

export type FittedPart = {
  /** The component's, not a size's. */
  sku: string
  facts: Facts
  /** Code of the size it is to have, where it comes in several. */
  size?: string | null
  /** It takes the place of what the bike had there. */
  isChosen?: boolean
}

/** A bike as somebody wants it built. */
export type FitBuild = {
  frame: Frame
  /** Of the frame; null while none is chosen. */
  size: string | null
  /** Of the paint it will wear. */
  finish: PaintFinish | null
  /** By section, the bike's own parts and chosen ones alike. */
  parts: Readonly<Record<string, FittedPart | undefined>>
  /** The bike's own fork is on it: then the frame's `mounts` speak for the fork, too. */
  hasOwnFork: boolean
  /** Where a part belongs that is not on the bike, so that who lacks it can say where to find it. */
  sectionOf: (sku: string) => string | undefined
}

/** One for each sentence to say; the words are under `misfits`. */
export type MisfitCode =
  // a part and the bike
  | 'otherModel'
  | 'otherMaterial'
  | 'otherDiscipline'
  | 'needsMotor'
  | 'frameSize'
  | 'finish'
  | 'noMount'
  | 'noForkMount'
  | 'lacksPart'
  | 'lacksOther'
  | 'excludes'
  // wheels, tyres, guards
  | 'frameWheelSize'
  | 'wheelSize'
  | 'otherWheelSize'
  | 'frontAxle'
  | 'rearAxle'
  | 'freehub'
  | 'rotorMount'
  | 'motorStays'
  | 'noHubMotor'
  | 'tyreTooWide'
  | 'tyreTooWideForFork'
  | 'tyreTooWideForRims'
  | 'tyreTooNarrowForRims'
  | 'tyreTooWideForGuards'
  | 'tyreTooNarrowForGuards'
  | 'noRoomForGuards'
  | 'notTubeless'
  // steering and seat
  | 'brakeMount'
  | 'steerer'
  | 'barClamp'
  | 'flatBarBike'
  | 'dropBarBike'
  | 'flatBarPart'
  | 'dropBarPart'
  | 'stemInBar'
  | 'rails'
  | 'seatpost'
  // drivetrain
  | 'spindle'
  | 'chain'
  | 'speeds'
  | 'ringCount'
  | 'ringTooLarge'
  | 'crankLength'

/**
 * Two that do not fit. A sentence with `{other}` reads the same from both sides: it names whichever of
 * the two is not the one in hand.
 */
export type Misfit = {
  code: MisfitCode
  section: string
  /** Another section, or `frame`, `size`, `finish`; its own where nobody knows whose fault it is. */
  other: string
  values: Readonly<Record<string, string | number>>
}

export type FitRule = (build: FitBuild) => readonly Misfit[]

/** What a place of the bike says about itself; nothing where nobody said anything. */
export const factsAt = ({ frame, parts }: FitBuild, place: string): Facts =>
  (place === 'frame' ? frame.facts : parts[place]?.facts) ?? {}
