import * as v from 'valibot'
import { anyOf } from './import-values.ts'

const millimetres = v.pipe(v.number(), v.gtValue(0), v.maxValue(1000))
const kilograms = v.pipe(v.number(), v.gtValue(0), v.maxValue(500))
const word = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.×x-]*$/i, 'must be one word'))

/**
 * Compatibility facts. Frames, builds and components share this list. A fact that no maker has published
 * is left out, and the configurator then does not guess.
 */
export const facts = v.strictObject(
  anyOf({
    // wheels and tyres
    wheelSize: v.picklist(['700c', '650b']),
    wheelSizes: v.array(v.picklist(['700c', '650b'])),
    tyreWidth: millimetres,
    /** Widest tyre by wheel size, of a frame, a fork or a rim. */
    maxTyre: v.strictObject(anyOf({ '700c': millimetres, '650b': millimetres })),
    /** The narrowest tyre, of a rim or a mudguard: a wide guard does not fit between narrow fork blades. */
    minTyre: millimetres,
    /** `12x100`, `12x142`. */
    frontAxle: word,
    rearAxle: word,
    /** `hg`, `micro-spline`, `xdr`, `n3w`. */
    freehub: word,
    rotorMount: v.picklist(['center-lock', '6-bolt']),
    /** The largest brake disc that a frame or a fork takes. */
    maxRotor: millimetres,
    /** The front brake disc that a bike comes with. */
    frontRotor: millimetres,
    brakeMount: v.picklist(['flat', 'post']),
    isTubeless: v.boolean(),
    /** A rim without hooks holds tubeless-ready tyres only. */
    isHookless: v.boolean(),
    /** The rear wheel contains the motor and cannot be replaced. */
    hasFixedRearHub: v.boolean(),
    // steering
    /** `tapered-1.5`, `straight-1-1.8`. */
    steerer: word,
    /** The material of a fork's steerer; a part that clamps inside it would crush carbon. */
    steererMaterial: v.picklist(['carbon', 'metal']),
    needsMetalSteerer: v.boolean(),
    /** Bar and stem: 31.8 or 35. */
    barClamp: millimetres,
    barKind: v.picklist(['drop', 'flare', 'flat']),
    /** A one-piece bar includes its stem. */
    hasStem: v.boolean(),
    /** It sits on the cap of a separate stem, or in its place. */
    needsStemCap: v.boolean(),
    /** The narrowest drop bar that it fits between. */
    minBarWidth: millimetres,
    /**
     * A frame whose headset lets the brake hoses in states `inside`, any other `outside`. A bar or a stem that
     * leads them inside states `inside`.
     */
    hoses: v.picklist(['inside', 'outside']),
    /**
     * Crown race to axle, along the steerer. A build states it where its fork is longer or shorter than the one
     * that the geometry of the model is for.
     */
    forkLength: millimetres,
    /** The axle's distance from the steerer's line; left out, the fork comes in the offset of the frame's own. */
    forkOffset: millimetres,
    /** The shortest and the longest fork that a frame is built for. */
    forkLengths: v.tuple([millimetres, millimetres]),
    // drivetrain
    /** `shimano-mechanical-12`, `shimano-di2-12`, `sram-axs-12`, `sram-axs-13`, `sram-mechanical-12`. */
    shiftSystem: word,
    speeds: v.picklist([9, 10, 11, 12, 13]),
    rings: v.array(v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(60))),
    cassette: v.tuple([v.number(), v.number()]),
    maxSprocket: v.number(),
    /** `bsa`, `t47`, `pf86`, `pf30`. */
    bottomBracket: word,
    /** `24`, `dub`, `30`. */
    spindle: word,
    /** `hg`, `flattop`, `campagnolo`. */
    chain: word,
    crankLengths: v.array(millimetres),
    maxRing: v.number(),
    /** From the middle of the frame to the middle of the rings: of a chainset, or as the front mech needs it. */
    chainline: millimetres,
    /** The levers that operate it, as the beginning of a `shiftSystem`: `sram-axs`. */
    needsLevers: word,
    hasFrontMechMount: v.boolean(),
    /** Whether the frame has the universal derailleur hanger. */
    isUdh: v.boolean(),
    // seat
    seatpost: millimetres,
    seatpostShape: v.picklist(['round', 'd-shaped']),
    /** Post and saddle: `round-7` or `oval-7x9`. */
    rails: v.picklist(['round-7', 'oval-7x9', 'both']),
    // luggage and guards
    /** `frame-bag`, `top-tube-bag`, `fork`, `rack`, `mudguards`, `third-bottle`. */
    mounts: v.array(word),
    needsMount: word,
    /** Places on the bike that it takes up, so that nothing else fits there. */
    places: v.array(
      v.picklist(['bottles', 'down-tube', 'triangle', 'fork', 'deck', 'post', 'pedals', 'steerer']),
    ),
    /** Bottle cages that a frame has mounts for, left out where there are two or more; and that a part needs. */
    bottleMounts: v.picklist([1, 2, 3]),
    needsBottleMounts: v.picklist([1, 2, 3]),
    /** Sizes it fits: a half-frame bag has no room in an XS. */
    frameSizes: v.array(v.string()),
    /** The kilograms that bike, rider and luggage may weigh together: the limit of a bike as sold, or of a part. */
    maxWeight: kilograms,
    /** The kilograms that a rack carries. */
    maxLoad: kilograms,
    // paint
    /** Finishes a colour, a logo or a film goes with. */
    finishes: v.array(v.picklist(['gloss', 'satin', 'matt', 'raw'])),
    // anything else that must match
    /** It is for bikes with a motor: a charger, a second battery. */
    needsMotor: v.boolean(),
    /** Motors it belongs to, as `electric.system` names them: `Mahle X20`. */
    forMotors: v.array(v.string()),
    /** Frame materials, models or disciplines it is made for; left out, it is for all. */
    forMaterials: v.array(v.string()),
    forModels: v.array(v.string()),
    forDisciplines: v.array(v.string()),
    /** Road approvals it has, where a country requires one: `stvzo`. */
    approvals: v.array(word),
    /** Components (by SKU) that it cannot be combined with, or that it needs. */
    excludes: v.array(v.string()),
    requires: v.array(v.string()),
  }),
)
export type Facts = v.InferOutput<typeof facts>
