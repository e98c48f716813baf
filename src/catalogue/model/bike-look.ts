import type { BikeLook, Paint } from '#/drawings/bike/bike-look.ts'
import type { Build, Model } from './bike.ts'
import type { ColourwayRecord, LookPatch, SizeRecord } from '#/catalogue/import/import-model.ts'
import { mergeLooks } from '#/catalogue/merge-looks.ts'

/** Which parts of the drawing nobody has stated yet, as the fields a retailer would fill in. */
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

type Fit = Pick<SizeRecord, 'geometry' | 'stem' | 'crank' | 'saddleHeight'>
type Wear = Omit<ColourwayRecord, 'code' | 'name' | 'families'>

/**
 * The bike to draw: the model's frame, its parts as the build has them, the colourway's paint, and
 * the size's geometry, stem, crank and saddle height.
 */
export function bikeLook(
  model: Pick<Model, 'frame' | 'look'>,
  build: Pick<Build, 'look'>,
  colourway: Wear,
  size: Fit,
): BikeLook {
  const parts = mergeLooks(model.look, build.look, colourLook(colourway), sizeLook(size))
  const { wheels = {}, cockpit = {}, drivetrain = {} } = parts
  return {
    ...parts,
    frame: model.frame,
    geometry: size.geometry,
    paint: colourway.paint,
    // the import lets no bike in without these; a road bike stands in where a draft has none
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
 * The same bike painted to wish. The fork is sprayed with the frame, unless it is one with springs; the
 * fork of a frame that stays bare is carbon.
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

/** The same bike with parts in place of its own: whatever the colour or the size brought, they come last. */
export function withParts(
  { wheels, cockpit, drivetrain, ...look }: BikeLook,
  parts: LookPatch,
): BikeLook {
  return {
    ...look,
    ...mergeLooks(look, parts),
    wheels: { ...wheels, ...parts.wheels },
    cockpit: { ...cockpit, ...parts.cockpit },
    drivetrain: { ...drivetrain, ...parts.drivetrain },
  }
}

/** The colour of a part whose record names none, so that it never takes over that of the part it replaces. */
const plainLooks: Readonly<Record<string, LookPatch>> = {
  saddle: { saddle: { colour: '#1a1b1d' } },
  tape: { cockpit: { tape: '#1a1b1d' } },
  tyres: { wheels: { sidewall: 'black' } },
}

/** What a part changes in the drawing: stems and cranks are as long as the size of them that was chosen. */
export function partLook(section: string, stated: LookPatch, size: string | null): LookPatch {
  const look = mergeLooks(plainLooks[section], stated)
  const length = Number(size)
  if (size === null || Number.isNaN(length)) return look
  if (section === 'stem') return mergeLooks(look, { cockpit: { stem: length } })
  if (section === 'chainset') return mergeLooks(look, { drivetrain: { crankLength: length } })
  return look
}

const bareCarbon = '#1b1d20'

const colourLook = ({ fork }: Wear): LookPatch => (fork ? { fork: { colour: fork } } : {})

/** The saddle stands in the middle of its range, where most riders of that size will have it. */
const sizeLook = ({ stem, crank, saddleHeight: [low, high] }: Fit): LookPatch => ({
  cockpit: { stem },
  drivetrain: { crankLength: crank },
  saddle: { height: (low + high) / 2 },
})
