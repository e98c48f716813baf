import * as v from 'valibot'
import {
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
} from '#/drawings/bike/bike-look.ts'
import { anyOf, count, hex } from './import/import-values.ts'

const mm = v.pipe(v.number(), v.gtValue(0), v.maxValue(2000))
const setback = v.pipe(v.number(), v.minValue(-40), v.maxValue(60))
const rotor = v.pipe(v.number(), v.minValue(120), v.maxValue(220))
const litres = v.pipe(v.number(), v.gtValue(0), v.maxValue(30))
/** A maker's or a part's name as it is printed on the part; empty for the shop's own. */
const mark = v.pipe(v.string(), v.regex(/^[\p{L}\d .&-]{0,24}$/u, 'must be a short name'))

/** The parts of the drawing that a model, a build or a component may set; later ones win field by field. */
export const lookPatch = v.strictObject(
  anyOf({
    fork: v.strictObject(
      anyOf({
        blades: v.picklist(['straight', 'curved', 'suspension']),
        colour: hex,
        profile: v.picklist(['slim', 'deep', 'stout', 'alloy']),
        eyes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
        travel: v.pipe(v.number(), v.minValue(0), v.maxValue(80)),
        mark,
        length: mm,
        offset: v.pipe(v.number(), v.minValue(0), v.maxValue(120)),
      }),
    ),
    wheels: v.strictObject(
      anyOf({
        size: v.picklist(['700c', '650b']),
        tyreWidth: mm,
        rimDepth: mm,
        rimColour: hex,
        rimMaterial: v.picklist(['alloy', 'carbon']),
        sidewall: v.picklist(['black', 'tan', 'brown']),
        spokes: count,
        spokeKind: v.picklist(['steel', 'carbon']),
        frontHub: v.picklist(['plain', 'straight-pull', 'dynamo']),
        tread: v.picklist(['slick', 'file', 'semi', 'knob', 'city']),
        reflex: v.boolean(),
        rotors: v.tuple([rotor, rotor]),
        rimMark: mark,
        rimName: mark,
        tyreMark: mark,
        tyreName: mark,
      }),
    ),
    cockpit: v.strictObject(
      anyOf({
        bar: v.picklist(['drop', 'flare', 'flat']),
        barReach: mm,
        barDrop: mm,
        barWidth: mm,
        barShape: v.picklist(barShapes),
        barRise: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        flare: v.pipe(v.number(), v.minValue(0), v.maxValue(40)),
        grips: v.picklist(gripKinds),
        levers: v.picklist(leverKinds),
        stemStyle: v.picklist(stemStyles),
        tapeKind: v.picklist(tapeKinds),
        stem: mm,
        stemAngle: v.number(),
        spacers: v.number(),
        tape: hex,
      }),
    ),
    drivetrain: v.strictObject(
      anyOf({
        shifting: v.picklist(['mechanical', 'electronic', 'wireless']),
        rings: v.pipe(v.array(count), v.minLength(1), v.maxLength(2)),
        cassette: v.tuple([count, count]),
        crankLength: mm,
        qFactor: mm,
        speeds: v.pipe(count, v.minValue(7), v.maxValue(14)),
        chainset: v.picklist(chainsetFamilies),
        finish: v.picklist(driveFinishes),
        name: mark,
        rearMech: v.picklist(rearMechs),
        power: v.picklist(powerPlaces),
      }),
    ),
    saddle: v.strictObject(
      anyOf({
        height: mm,
        setback: v.number(),
        width: mm,
        colour: hex,
        shape: v.picklist(saddleShapes),
        rails: v.picklist(railMetals),
        mark,
      }),
    ),
    seatpost: v.strictObject(anyOf({ kind: v.picklist(seatpostKinds), setback })),
    pedals: v.picklist(pedalKinds),
    extras: v.strictObject(
      anyOf({
        bottles: count,
        bottleColour: hex,
        cages: v.nullable(
          v.strictObject({
            kind: v.picklist(['resin', 'carbon', 'wire', 'side', 'cargo']),
            count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
          }),
        ),
        bags: v.array(v.picklist(['saddle', 'frame', 'top-tube', 'bar'])),
        bagLitres: v.strictObject(
          anyOf({ saddle: litres, frame: litres, 'top-tube': litres, bar: litres }),
        ),
        bagColour: hex,
        bagMark: mark,
        areBagsBolted: v.boolean(),
        mudguards: v.union([v.boolean(), v.picklist(['silver', 'clip'])]),
        guardWidth: mm,
        rack: v.union([v.boolean(), v.picklist(['tour', 'guard'])]),
        rackColour: hex,
        frontRack: v.boolean(),
        lights: v.union([
          v.boolean(),
          v.picklist(['flashers', 'battery', 'road', 'beam', 'dynamo', 'motor']),
        ]),
        bell: v.nullable(v.picklist(['black', 'brass', 'hidden'])),
        computerMount: v.nullable(v.picklist(['out-front', 'twin', 'one-piece', 'stem', 'flat'])),
        extender: v.boolean(),
        kickstand: v.boolean(),
      }),
    ),
    motor: v.nullable(
      v.strictObject({
        kind: v.picklist(['hub', 'mid']),
        battery: v.exactOptional(v.picklist(['down-tube', 'slim'])),
        extender: v.exactOptional(v.boolean()),
      }),
    ),
  }),
)
export type LookPatch = v.InferOutput<typeof lookPatch>
