import fc from 'fast-check'
import type { BikeLook } from './bike-look.ts'
import * as kinds from '#/drawings/bike-parts/look-kinds.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): `#${string}` => `#${value.toString(16).padStart(6, '0')}`)

/** Frames as wide as published designs go, the odd ones included: high and negative drops, slack and steep heads. */
const anyGeometry = fc.record({
  seatTube: between(280, 700),
  headTube: between(40, 280),
  headAngle: between(64, 77),
  seatAngle: between(66, 82),
  chainstay: between(380, 520),
  stack: between(440, 740),
  reach: between(280, 550),
  bbDrop: between(-20, 90),
  forkOffset: between(25, 70),
})

const anyPaint = fc.record(
  {
    finish: fc.constantFrom(...kinds.paintFinishes),
    colour,
    fade: fc.record({ colour, angle: between(-360, 720) }),
    downTubeLogo: colour,
    smallLogo: colour,
  },
  { requiredKeys: ['finish', 'colour', 'downTubeLogo', 'smallLogo'] },
)

const anyName = fc.constantFrom('', 'Zipp', '303 S', 'DT Swiss', 'Müller & 8-9')

const anyExtras = fc.record({
  bottles: fc.integer({ min: 0, max: 3 }),
  cages: fc.option(
    fc.record({
      kind: fc.constantFrom(...kinds.cageKinds),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  bags: fc.subarray([...kinds.bagPositions]),
  bagLitres: fc.record(
    { saddle: between(0.3, 20), frame: between(1, 8), bar: between(1, 20) },
    { requiredKeys: [] },
  ),
  areBagsBolted: fc.boolean(),
  mudguards: fc.constantFrom(false, true, ...kinds.guardKinds),
  guardWidth: between(30, 65),
  rack: fc.constantFrom(false, true, ...kinds.rackKinds),
  frontRack: fc.boolean(),
  lights: fc.constantFrom(false, true, ...kinds.lightKinds),
  bell: fc.constantFrom(null, ...kinds.bellKinds),
  computerMount: fc.constantFrom(null, ...kinds.computerMounts),
  extender: fc.boolean(),
  kickstand: fc.boolean(),
})

/** Any bike the catalogue could hold, and many it should not. */
export const anyLook: fc.Arbitrary<BikeLook> = fc.record(
  {
    geometry: anyGeometry,
    frame: fc.record({
      material: fc.constantFrom(...kinds.frameMaterials),
      shape: fc.constantFrom(...kinds.frameShapes),
    }),
    paint: anyPaint,
    fork: fc.record({
      blades: fc.constantFrom(...kinds.forkBlades),
      profile: fc.constantFrom(...kinds.forkProfiles),
      eyes: fc.integer({ min: 0, max: 4 }),
      travel: between(0, 80),
      mark: anyName,
    }),
    wheels: fc.record({
      size: fc.constantFrom(...kinds.wheelSizes),
      tyreWidth: between(23, 58),
      rimDepth: between(0, 120),
      sidewall: fc.constantFrom(...kinds.sidewalls),
      spokes: fc.integer({ min: 0, max: 40 }),
      rimMaterial: fc.constantFrom(...kinds.rimMaterials),
      spokeKind: fc.constantFrom(...kinds.spokeKinds),
      frontHub: fc.constantFrom(...kinds.frontHubs),
      tread: fc.constantFrom(...kinds.treads),
      reflex: fc.boolean(),
      rotors: fc.tuple(between(120, 220), between(120, 220)),
      rimMark: anyName,
      rimName: anyName,
      tyreMark: anyName,
      tyreName: anyName,
    }),
    cockpit: fc.record({
      bar: fc.constantFrom(...kinds.bars),
      stem: between(30, 150),
      stemAngle: between(-25, 40),
      spacers: between(0, 60),
      barWidth: between(200, 900),
      barShape: fc.constantFrom(...kinds.barShapes),
      barMaterial: fc.constantFrom(...kinds.barMaterials),
      barRise: between(0, 80),
      flare: between(0, 40),
      grips: fc.constantFrom(...kinds.gripKinds),
      levers: fc.constantFrom(...kinds.leverFamilies),
      stemStyle: fc.constantFrom(...kinds.stemStyles),
      tapeKind: fc.constantFrom(...kinds.tapeKinds),
      hoses: fc.constantFrom(...kinds.hosePlaces),
    }),
    drivetrain: fc.record({
      shifting: fc.constantFrom(...kinds.shiftings),
      rings: fc.array(fc.integer({ min: 0, max: 64 }), { maxLength: 3 }),
      cassette: fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 60 })),
      crankLength: between(150, 185),
      qFactor: between(100, 260),
      speeds: fc.integer({ min: 7, max: 14 }),
      chainset: fc.constantFrom(...kinds.chainsetFamilies),
      finish: fc.constantFrom(...kinds.driveFinishes),
      name: fc.constantFrom('', '105', 'Dura-Ace', '<b>"'),
      rearMech: fc.constantFrom(...kinds.rearMechs),
      power: fc.constantFrom(...kinds.powerPlaces),
    }),
    saddle: fc.record({
      height: between(300, 950),
      setback: between(-10, 40),
      width: between(90, 260),
      shape: fc.constantFrom(...kinds.saddleShapes),
      rails: fc.constantFrom(...kinds.railMaterials),
      mark: anyName,
    }),
    seatpost: fc.record(
      { kind: fc.constantFrom(...kinds.seatpostKinds), setback: between(-40, 60) },
      { requiredKeys: ['kind'] },
    ),
    pedals: fc.constantFrom(...kinds.pedalKinds),
    extras: anyExtras,
    motor: fc.option(
      fc.record({
        kind: fc.constantFrom(...kinds.motorKinds),
        battery: fc.constantFrom(...kinds.batteryPlaces),
        extender: fc.boolean(),
      }),
    ),
  },
  { requiredKeys: ['geometry', 'frame', 'paint', 'wheels', 'cockpit', 'drivetrain'] },
)
