import type { FrameMaterial, PaintFinish } from '#/drawings/bike/bike-look.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'

/** The parts of a bike that no choice changes: its frame, motor and gears. */
export type Frame = {
  facts: Facts
  /** The model's slug. */
  model: string
  discipline: string
  material: FrameMaterial | null
  /** The motor system, such as `Mahle X20`; null for a bike without a motor. */
  motor: string | null
}

export type FittedPart = {
  /** The SKU of the component, not of one of its sizes. */
  sku: string
  facts: Facts
  /** The code of its size, where it comes in several. */
  size?: string | null
  /** True when it replaces the bike's own part or is added to the bike. */
  isChosen?: boolean
}

/** A bike as it is to be built, as the fit rules see it. */
export type FitBuild = {
  frame: Frame
  /** The frame size; null while none is chosen. */
  size: string | null
  /** The finish of its paint. */
  finish: PaintFinish | null
  /** The bike's own parts and chosen ones alike, by section. */
  parts: Readonly<Record<string, FittedPart | undefined>>
  /** With the bike's own fork, the frame's `mounts` apply to the fork too. */
  hasOwnFork: boolean
  /** The section of a part that is not on the bike, so that a misfit can say where to choose it. */
  sectionOf: (sku: string) => string | undefined
}

/** One code for each message; the texts are under `misfits`. */
export type MisfitCode =
  // a part and the bike
  | 'otherModel'
  | 'otherMaterial'
  | 'otherDiscipline'
  | 'needsMotor'
  | 'otherMotor'
  | 'frameSize'
  | 'finish'
  | 'noMount'
  | 'noForkMount'
  | 'tooFewBottleMounts'
  | 'lacksPart'
  | 'lacksOther'
  | 'excludes'
  | 'samePlace'
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
  | 'tyreTooWideForTubes'
  | 'notTubeless'
  | 'hookless'
  // steering and seat
  | 'brakeMount'
  | 'rotorTooLarge'
  | 'forkLength'
  | 'hosesInside'
  | 'steerer'
  | 'carbonSteerer'
  | 'barClamp'
  | 'flatBarBike'
  | 'dropBarBike'
  | 'flatBarPart'
  | 'dropBarPart'
  | 'stemInBar'
  | 'onePieceBar'
  | 'noStemCap'
  | 'barTooNarrow'
  | 'rails'
  | 'seatpost'
  | 'seatpostShape'
  | 'noLever'
  | 'noFreeLever'
  // drivetrain
  | 'spindle'
  | 'chain'
  | 'speeds'
  | 'ringCount'
  | 'ringTooLarge'
  | 'chainline'
  | 'crankLength'

/**
 * Two parts that do not fit together. Its message may name `{part}` (the one in `section`), `{with}` (the one
 * in `other`) and `{other}` (whichever of the two the shopper is not looking at).
 */
export type Misfit = {
  code: MisfitCode
  section: string
  /**
   * Another section, or `frame`, `size`, `finish`; the same section where it is unknown which part is to
   * blame.
   */
  other: string
  values: Readonly<Record<string, string | number>>
}

/** A word of the catalogue as a key of a message's `select`, which takes letters and digits only. */
export const messageKey = (word: string): string => word.replaceAll(/[^a-z0-9]/gi, '')

export type FitRule = (build: FitBuild) => readonly Misfit[]

/** The facts stated for the frame or a section; empty where none are known. */
export const factsAt = ({ frame, parts }: FitBuild, section: string): Facts =>
  (section === 'frame' ? frame.facts : parts[section]?.facts) ?? {}
