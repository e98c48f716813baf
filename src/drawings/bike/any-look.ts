import fc from 'fast-check'
import type { BikeLook } from './bike-look.ts'

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
    }),
    wheels: fc.record({
      size: fc.constantFrom('700c' as const, '650b' as const),
      tyreWidth: between(23, 58),
      rimDepth: between(0, 120),
      sidewall: fc.constantFrom('black' as const, 'tan' as const, 'brown' as const),
      spokes: fc.integer({ min: 0, max: 40 }),
    }),
    cockpit: fc.record({
      bar: fc.constantFrom('drop' as const, 'flare' as const, 'flat' as const),
      stem: between(30, 150),
      stemAngle: between(-25, 40),
      spacers: between(0, 60),
    }),
    drivetrain: fc.record({
      shifting: fc.constantFrom('mechanical' as const, 'electronic' as const, 'wireless' as const),
      rings: fc.array(fc.integer({ min: 0, max: 64 }), { maxLength: 3 }),
      cassette: fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 60 })),
      crankLength: between(150, 185),
    }),
    saddle: fc.record({ height: between(300, 950), setback: between(-10, 40) }),
    pedals: fc.constantFrom('none' as const, 'flat' as const, 'clipless' as const),
    extras: fc.record({
      bottles: fc.integer({ min: 0, max: 3 }),
      bags: fc.subarray(['saddle', 'frame', 'top-tube', 'bar']),
      mudguards: fc.boolean(),
      rack: fc.boolean(),
      lights: fc.boolean(),
      kickstand: fc.boolean(),
    }),
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
