import * as v from 'valibot'
import * as kinds from '#/drawings/bike-parts/look-kinds.ts'
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
    mark,
    fork: v.strictObject(
      anyOf({
        blades: v.picklist(kinds.forkBlades),
        colour: hex,
        profile: v.picklist(kinds.forkProfiles),
        eyes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
        travel: v.pipe(v.number(), v.minValue(0), v.maxValue(80)),
        mark,
        length: mm,
        offset: v.pipe(v.number(), v.minValue(0), v.maxValue(120)),
      }),
    ),
    wheels: v.strictObject(
      anyOf({
        size: v.picklist(kinds.wheelSizes),
        tyreWidth: mm,
        rimDepth: mm,
        rimColour: hex,
        rimMaterial: v.picklist(kinds.rimMaterials),
        sidewall: v.picklist(kinds.sidewalls),
        spokes: count,
        spokeKind: v.picklist(kinds.spokeKinds),
        frontHub: v.picklist(kinds.frontHubs),
        tread: v.picklist(kinds.treads),
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
        bar: v.picklist(kinds.bars),
        barReach: mm,
        barDrop: mm,
        barWidth: mm,
        barShape: v.picklist(kinds.barShapes),
        barMaterial: v.picklist(kinds.barMaterials),
        barRise: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        flare: v.pipe(v.number(), v.minValue(0), v.maxValue(40)),
        grips: v.picklist(kinds.gripKinds),
        levers: v.picklist(kinds.leverFamilies),
        stemStyle: v.picklist(kinds.stemStyles),
        tapeKind: v.picklist(kinds.tapeKinds),
        hoses: v.picklist(kinds.hosePlaces),
        stem: mm,
        stemAngle: v.number(),
        spacers: v.number(),
        tape: hex,
      }),
    ),
    drivetrain: v.strictObject(
      anyOf({
        shifting: v.picklist(kinds.shiftings),
        rings: v.pipe(v.array(count), v.minLength(1), v.maxLength(2)),
        cassette: v.tuple([count, count]),
        crankLength: mm,
        qFactor: mm,
        speeds: v.pipe(count, v.minValue(7), v.maxValue(14)),
        chainset: v.picklist(kinds.chainsetFamilies),
        finish: v.picklist(kinds.driveFinishes),
        name: mark,
        rearMech: v.picklist(kinds.rearMechs),
        power: v.picklist(kinds.powerPlaces),
      }),
    ),
    saddle: v.strictObject(
      anyOf({
        height: mm,
        setback,
        width: mm,
        colour: hex,
        /** Null is a saddle that suits the frame. */
        shape: v.nullable(v.picklist(kinds.saddleShapes)),
        rails: v.picklist(kinds.railMaterials),
        mark,
      }),
    ),
    seatpost: v.strictObject(anyOf({ kind: v.picklist(kinds.seatpostKinds), setback })),
    pedals: v.picklist(kinds.pedalKinds),
    extras: v.strictObject(
      anyOf({
        bottles: count,
        bottleColour: hex,
        cages: v.nullable(
          v.strictObject({
            kind: v.picklist(kinds.cageKinds),
            count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
          }),
        ),
        bags: v.array(v.picklist(kinds.bagPositions)),
        bagLitres: v.strictObject(
          anyOf({ saddle: litres, frame: litres, 'top-tube': litres, bar: litres }),
        ),
        bagColour: hex,
        bagMark: mark,
        areBagsBolted: v.boolean(),
        mudguards: v.union([v.boolean(), v.picklist(kinds.guardKinds)]),
        guardWidth: mm,
        rack: v.union([v.boolean(), v.picklist(kinds.rackKinds)]),
        rackColour: hex,
        frontRack: v.boolean(),
        lights: v.union([v.boolean(), v.picklist(kinds.lightKinds)]),
        bell: v.nullable(v.picklist(kinds.bellKinds)),
        computerMount: v.nullable(v.picklist(kinds.computerMounts)),
        extender: v.boolean(),
        kickstand: v.boolean(),
      }),
    ),
    motor: v.nullable(
      v.strictObject({
        kind: v.picklist(kinds.motorKinds),
        battery: v.exactOptional(v.picklist(kinds.batteryPlaces)),
        extender: v.exactOptional(v.boolean()),
      }),
    ),
  }),
)
export type LookPatch = v.InferOutput<typeof lookPatch>
