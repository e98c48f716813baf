import type { Facts } from '#/catalogue/import/import-facts.ts'
import { misfits } from './fit.ts'
import type { FitBuild, Frame } from './fit-build.ts'

/** A titanium gravel bike; tests override what matters to them. */
const gravelFrame: Facts = {
  wheelSizes: ['700c', '650b'],
  frontAxle: '12x100',
  rearAxle: '12x142',
  rotorMount: 'center-lock',
  brakeMount: 'flat',
  steerer: 'tapered-1.5',
  barKind: 'flare',
  maxTyre: { '700c': 45, '650b': 50 },
  seatpost: 27.2,
  maxRing: 48,
  rings: [40],
  spindle: 'dub',
  chain: 'flattop',
  speeds: 13,
  freehub: 'xdr',
  crankLengths: [165, 170],
  mounts: ['mudguards', 'fork'],
}
const sections = new Map([['WHL-DYN', 'wheelset']])

type BuildOverrides = Partial<Omit<FitBuild, 'frame' | 'parts'>> & {
  frame?: Partial<Frame>
  parts?: Record<string, Facts>
}

export const aBuild = ({ frame, parts = {}, ...rest }: BuildOverrides): FitBuild => ({
  frame: {
    facts: gravelFrame,
    model: 'moor-ti',
    discipline: 'gravel',
    material: 'titanium',
    motor: null,
    ...frame,
  },
  size: 'M',
  finish: 'raw',
  hasOwnFork: true,
  sectionOf: (sku) => sections.get(sku),
  parts: Object.fromEntries(
    Object.entries(parts).map(([section, facts]) => [section, { sku: `A-${section}`, facts }]),
  ),
  ...rest,
})
export const codes = (overrides: BuildOverrides) =>
  misfits(aBuild(overrides)).map(({ code }) => code)
export const tyre = (tyreWidth: number, wheelSize: '700c' | '650b' = '700c') => ({
  wheelSize,
  tyreWidth,
})
