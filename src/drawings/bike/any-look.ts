import fc from 'fast-check'
import {
  type BagPosition,
  type BikeLook,
  barShapes,
  chainsetFamilies,
  driveFinishes,
  gripKinds,
  leverKinds,
  pedalKinds,
  powerPlaces,
  railMetals,
  rearMechs,
  saddleShapes,
  seatpostKinds,
  stemStyles,
  tapeKinds,
} from './bike-look.ts'

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
    finish: fc.constantFrom('gloss' as const, 'satin' as const, 'matt' as const, 'raw' as const),
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
      kind: fc.constantFrom(
        'resin' as const,
        'carbon' as const,
        'wire' as const,
        'side' as const,
        'cargo' as const,
      ),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  bags: fc.subarray<BagPosition>(['saddle', 'frame', 'top-tube', 'bar']),
  bagLitres: fc.record(
    { saddle: between(0.3, 20), frame: between(1, 8), bar: between(1, 20) },
    { requiredKeys: [] },
  ),
  areBagsBolted: fc.boolean(),
  mudguards: fc.constantFrom(false, true, 'silver' as const, 'clip' as const),
  guardWidth: between(30, 65),
  rack: fc.constantFrom(false, true, 'tour' as const, 'guard' as const),
  frontRack: fc.boolean(),
  lights: fc.constantFrom(
    false,
    true,
    'flashers' as const,
    'battery' as const,
    'road' as const,
    'beam' as const,
    'dynamo' as const,
    'motor' as const,
  ),
  bell: fc.constantFrom(null, 'black' as const, 'brass' as const, 'hidden' as const),
  computerMount: fc.constantFrom(
    null,
    'out-front' as const,
    'twin' as const,
    'one-piece' as const,
    'stem' as const,
    'flat' as const,
  ),
  extender: fc.boolean(),
  kickstand: fc.boolean(),
})

/** Any bike the catalogue could hold, and many it should not. */
export const anyLook: fc.Arbitrary<BikeLook> = fc.record(
  {
    geometry: anyGeometry,
    frame: fc.record({
      material: fc.constantFrom(
        'carbon' as const,
        'aluminium' as const,
        'titanium' as const,
        'steel' as const,
      ),
      shape: fc.constantFrom(
        'endurance' as const,
        'aero' as const,
        'all-road' as const,
        'gravel' as const,
        'commuter' as const,
      ),
    }),
    paint: anyPaint,
    fork: fc.record({
      blades: fc.constantFrom('straight' as const, 'curved' as const, 'suspension' as const),
      profile: fc.constantFrom(
        'slim' as const,
        'deep' as const,
        'stout' as const,
        'alloy' as const,
      ),
      eyes: fc.integer({ min: 0, max: 4 }),
      travel: between(0, 80),
      mark: anyName,
    }),
    wheels: fc.record({
      size: fc.constantFrom('700c' as const, '650b' as const),
      tyreWidth: between(23, 58),
      rimDepth: between(0, 120),
      sidewall: fc.constantFrom('black' as const, 'tan' as const, 'brown' as const),
      spokes: fc.integer({ min: 0, max: 40 }),
      rimMaterial: fc.constantFrom('alloy' as const, 'carbon' as const),
      spokeKind: fc.constantFrom('steel' as const, 'carbon' as const),
      frontHub: fc.constantFrom('plain' as const, 'straight-pull' as const, 'dynamo' as const),
      tread: fc.constantFrom(
        'slick' as const,
        'file' as const,
        'semi' as const,
        'knob' as const,
        'city' as const,
      ),
      reflex: fc.boolean(),
      rotors: fc.tuple(between(120, 220), between(120, 220)),
      rimMark: anyName,
      rimName: anyName,
      tyreMark: anyName,
      tyreName: anyName,
    }),
    cockpit: fc.record({
      bar: fc.constantFrom('drop' as const, 'flare' as const, 'flat' as const),
      stem: between(30, 150),
      stemAngle: between(-25, 40),
      spacers: between(0, 60),
      barWidth: between(200, 900),
      barShape: fc.constantFrom(...barShapes),
      barRise: between(0, 80),
      flare: between(0, 40),
      grips: fc.constantFrom(...gripKinds),
      levers: fc.constantFrom(...leverKinds),
      stemStyle: fc.constantFrom(...stemStyles),
      tapeKind: fc.constantFrom(...tapeKinds),
    }),
    drivetrain: fc.record({
      shifting: fc.constantFrom('mechanical' as const, 'electronic' as const, 'wireless' as const),
      rings: fc.array(fc.integer({ min: 0, max: 64 }), { maxLength: 3 }),
      cassette: fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 60 })),
      crankLength: between(150, 185),
      qFactor: between(100, 260),
      speeds: fc.integer({ min: 7, max: 14 }),
      chainset: fc.constantFrom(...chainsetFamilies),
      finish: fc.constantFrom(...driveFinishes),
      name: fc.constantFrom('', '105', 'Dura-Ace', '<b>"'),
      rearMech: fc.constantFrom(...rearMechs),
      power: fc.constantFrom(...powerPlaces),
    }),
    saddle: fc.record({
      height: between(300, 950),
      setback: between(-10, 40),
      width: between(90, 260),
      shape: fc.constantFrom(...saddleShapes),
      rails: fc.constantFrom(...railMetals),
      mark: anyName,
    }),
    seatpost: fc.record(
      { kind: fc.constantFrom(...seatpostKinds), setback: between(-40, 60) },
      { requiredKeys: ['kind'] },
    ),
    pedals: fc.constantFrom(...pedalKinds),
    extras: anyExtras,
    motor: fc.option(
      fc.record({
        kind: fc.constantFrom('hub' as const, 'mid' as const),
        battery: fc.constantFrom('down-tube' as const, 'slim' as const),
        extender: fc.boolean(),
      }),
    ),
  },
  { requiredKeys: ['geometry', 'frame', 'paint', 'wheels', 'cockpit', 'drivetrain'] },
)
