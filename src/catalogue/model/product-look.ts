import { plainColours } from '#/drawings/bike-parts/plain-colours.ts'
import { plainSaddle } from '#/drawings/bike-seat/fitted-saddle.ts'
import type { BikeLook, Paint } from '#/drawings/bike/bike-look.ts'
import type { Build, Model } from './bike.ts'
import type { ColourwayRecord, SizeRecord } from '#/catalogue/import/import-model.ts'
import type { LookPatch } from '#/catalogue/look-patch.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { mergeLooks } from '#/catalogue/merge-looks.ts'
import { withFork } from '#/catalogue/geometry/fork-geometry.ts'

/** Fields that the drawing needs and the look lacks, named as a retailer would type them. */
export function missingFromLook({ wheels, cockpit, drivetrain }: LookPatch): string[] {
  const stated = {
    'wheels.size': wheels?.size,
    'wheels.tyreWidth': wheels?.tyreWidth,
    'cockpit.bar': cockpit?.bar,
    'drivetrain.shifting': drivetrain?.shifting,
    'drivetrain.rings': drivetrain?.rings,
    'drivetrain.cassette': drivetrain?.cassette,
  }
  return Object.entries(stated).flatMap(([field, value]) => (value === undefined ? [field] : []))
}

type Fit = Pick<SizeRecord, 'geometry' | 'stem' | 'barWidth' | 'crank' | 'saddleHeight'>
type ColourwayLook = Omit<ColourwayRecord, 'code' | 'name' | 'families'>

/**
 * The bike to draw: the model's frame, its parts as the build has them, the colourway's paint, and
 * the size's geometry, stem, bar, crank and saddle height.
 */
export function bikeLook(
  model: Pick<Model, 'frame' | 'look'>,
  build: Pick<Build, 'look'>,
  colourway: ColourwayLook,
  size: Fit,
): BikeLook {
  const parts = mergeLooks(model.look, build.look, colourLook(colourway), sizeLook(size))
  const { wheels = {}, cockpit = {}, drivetrain = {} } = parts
  return {
    ...parts,
    frame: model.frame,
    geometry: size.geometry,
    paint: colourway.paint,
    // The import refuses a bike without these; the defaults draw an incomplete one as a road bike.
    wheels: { ...wheels, size: wheels.size ?? '700c', tyreWidth: wheels.tyreWidth ?? 32 },
    cockpit: { ...cockpit, bar: cockpit.bar ?? 'drop' },
    drivetrain: {
      ...drivetrain,
      shifting: drivetrain.shifting ?? 'mechanical',
      rings: drivetrain.rings ?? [50, 34],
      cassette: drivetrain.cassette ?? [11, 34],
    },
  }
}

/**
 * The same bike in a custom paint. The fork is painted with the frame, except a suspension fork; a raw
 * frame gets a bare carbon fork.
 */
export function paintedLook({ fork = {}, ...look }: BikeLook, paint: Paint): BikeLook {
  if (fork.blades === 'suspension') return { ...look, fork, paint }
  const { colour: _, ...sprayed } = fork
  return {
    ...look,
    fork: paint.finish === 'raw' ? { ...sprayed, colour: bareCarbon } : sprayed,
    paint,
  }
}

/** The same bike with some parts replaced; they override what the colour or the size set, and a fork turns the frame. */
export function withParts(
  { wheels, cockpit, drivetrain, ...look }: BikeLook,
  parts: LookPatch,
): BikeLook {
  const merged = mergeLooks(look, parts)
  return {
    ...look,
    ...merged,
    ...(merged.fork && { fork: rigidAgain(look, parts.fork ?? {}, merged.fork) }),
    geometry: withFork(look.geometry, parts.fork ?? {}),
    wheels: { ...wheels, ...parts.wheels },
    cockpit: { ...cockpit, ...parts.cockpit },
    drivetrain: { ...drivetrain, ...parts.drivetrain },
  }
}

/** The colour of a suspension fork is its own: a fork that replaces it is painted, or bare on a bare frame. */
function rigidAgain(
  { fork: before, paint }: Pick<BikeLook, 'fork' | 'paint'>,
  stated: NonNullable<LookPatch['fork']>,
  fork: NonNullable<BikeLook['fork']>,
): NonNullable<BikeLook['fork']> {
  if (before?.blades !== 'suspension' || fork.blades === 'suspension' || stated.colour) return fork
  const { colour: _, ...painted } = fork
  return paint.finish === 'raw' ? { ...painted, colour: bareCarbon } : painted
}

/**
 * Defaults, so that a part that does not state something does not inherit it from the part it replaces. Measures are
 * not here: they come from the part's chosen size (`sizedLooks`), or stay as the bike's size has them.
 */
const plainLooks: Readonly<Record<string, LookPatch>> = {
  chainset: { drivetrain: { chainset: 'four-arm', finish: 'black', name: '' } },
  powerMeter: { drivetrain: { power: 'none' } },
  saddle: { saddle: plainSaddle },
  seatpost: { seatpost: { kind: 'round' } },
  handlebar: {
    cockpit: { barShape: 'round', barMaterial: 'alloy', barRise: 0, flare: 0, grips: 'plain' },
  },
  stem: { cockpit: { stemStyle: 'forged' } },
  tape: { cockpit: { tape: plainColours.tape, tapeKind: 'cork' } },
  fork: { fork: { eyes: 0, travel: 0, mark: '' } },
  wheelset: {
    wheels: {
      rimColour: plainColours.rim,
      rimMaterial: 'alloy',
      spokeKind: 'steel',
      frontHub: 'plain',
      rimMark: '',
      rimName: '',
    },
  },
  tyres: {
    wheels: { sidewall: 'black', tread: 'slick', reflex: false, tyreMark: '', tyreName: '' },
  },
  mudguards: { extras: { mudguards: false } },
  rack: { extras: { rack: false, frontRack: false, rackColour: plainColours.rack } },
  lights: { extras: { lights: false } },
  bags: { extras: { bags: [], bagLitres: {}, areBagsBolted: false } },
  bottleCages: { extras: { bottles: 0, cages: null } },
  bell: { extras: { bell: null } },
  computerMount: { extras: { computerMount: null } },
  rangeExtender: { extras: { extender: false } },
}

/** A maker's name in capitals, as it is printed on its own products. */
export const nameOnParts = (maker: string): string => maker.replaceAll('-', ' ').toUpperCase()

const markedLooks: Readonly<Record<string, (mark: string) => LookPatch>> = {
  fork: (mark) => ({ fork: { mark } }),
  wheelset: (rimMark) => ({ wheels: { rimMark } }),
  tyres: (tyreMark) => ({ wheels: { tyreMark } }),
  bags: (bagMark) => ({ extras: { bagMark } }),
}

/** A part carries its own maker's name, unless its look states another. */
export const markedLook = (section: string, maker: string, look: LookPatch): LookPatch =>
  mergeLooks(markedLooks[section]?.(nameOnParts(maker)), look)

/** The fields of a part that decide how it is drawn. */
export type SeenPart = { look?: LookPatch | undefined; facts?: Facts | undefined }

/**
 * The changes a part makes to the drawing. Some sections take a measure from the chosen size, and a fork the lengths
 * it is built with, which decide how the frame stands.
 */
export function partLook(section: string, part: SeenPart, size: string | null): LookPatch {
  const look = mergeLooks(plainLooks[section], part.look, section === 'fork' ? forkFit(part) : {})
  const length = Number(size)
  if (size === null || Number.isNaN(length)) return look
  return mergeLooks(look, sizedLooks[section]?.(length))
}

const sizedLooks: Readonly<Record<string, (length: number) => LookPatch>> = {
  stem: (stem) => ({ cockpit: { stem } }),
  handlebar: (barWidth) => ({ cockpit: { barWidth } }),
  seatpost: (setback) => ({ seatpost: { setback } }),
  saddle: (width) => ({ saddle: { width } }),
  chainset: (crankLength) => ({ drivetrain: { crankLength } }),
}

/** A part's changes to the drawing, and the section it was chosen in. */
export type FittedLook = { section: string; look: LookPatch }

/**
 * The changes that several parts make together. Pedals with a power meter are chosen in a section of their own, beside
 * "no pedals": an option without a part gives way to any part, and the rest follows in the order of the section's keys,
 * so that every picture of a build is the same.
 */
export const partsLook = (parts: readonly FittedLook[]): LookPatch =>
  mergeLooks(...parts.toSorted(byEmptyThenSection).map(({ look }) => look))

const byEmptyThenSection = (a: FittedLook, b: FittedLook) =>
  Number(drawsNothing(b.look)) - Number(drawsNothing(a.look)) || (a.section < b.section ? -1 : 1)

const emptyValues: readonly unknown[] = ['none', '', false, 0, null]
const drawsNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(drawsNothing)
    : emptyValues.includes(value)

const forkFit = ({ facts: { forkLength, forkOffset } = {} }: SeenPart): LookPatch => ({
  fork: {
    ...(forkLength !== undefined && { length: forkLength }),
    ...(forkOffset !== undefined && { offset: forkOffset }),
  },
})

export const bareCarbon = '#1b1d20'

const colourLook = ({ fork }: ColourwayLook): LookPatch => (fork ? { fork: { colour: fork } } : {})

/** The saddle is drawn in the middle of its range, where most riders of that size have it. */
const sizeLook = ({ stem, barWidth, crank, saddleHeight: [low, high] }: Fit): LookPatch => ({
  cockpit: { stem, barWidth },
  drivetrain: { crankLength: crank },
  saddle: { height: (low + high) / 2 },
})
