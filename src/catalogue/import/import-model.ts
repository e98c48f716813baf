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
import { colourFamilies } from '#/catalogue/model/attributes.ts'
import { facts } from './import-facts.ts'
import { battery, categoryPaths, declared, optional } from './import-product.ts'
import { anyOf, count, hex, kilograms, pounds, sku, slug, special, text } from './import-values.ts'
import { specificationRowKeys } from '#/catalogue/model/specification.ts'

const mm = v.pipe(v.number(), v.gtValue(0), v.maxValue(2000))
const setback = v.pipe(v.number(), v.minValue(-40), v.maxValue(60))
const degrees = v.pipe(v.number(), v.minValue(55), v.maxValue(85))
const sizeCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]{1,6}$/, 'must be a size such as "M" or "54"'),
)
const range = v.tuple([v.number(), v.number()])
const rotor = v.pipe(v.number(), v.minValue(120), v.maxValue(220))
const litres = v.pipe(v.number(), v.gtValue(0), v.maxValue(30))
/** A maker's or a part's name as it is printed on the part; empty for the shop's own. */
const mark = v.pipe(v.string(), v.regex(/^[\p{L}\d .&-]{0,24}$/u, 'must be a short name'))

/** Measured values only; wheelbase, trail, top tube and standover are computed from them. */
const geometry = v.strictObject({
  seatTube: mm,
  headTube: mm,
  headAngle: degrees,
  seatAngle: degrees,
  chainstay: mm,
  stack: mm,
  reach: mm,
  bbDrop: v.pipe(v.number(), v.minValue(-50), v.maxValue(120)),
  forkOffset: v.pipe(v.number(), v.minValue(0), v.maxValue(120)),
  lowerStack: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(80))),
})

const size = v.strictObject({
  size: sizeCode,
  /** Rider, in centimetres: `[170, 179]`. */
  riderHeight: range,
  /** Saddle top above the bottom bracket, in millimetres: `[700, 800]`. */
  saddleHeight: range,
  /** Usual parts of this size, in millimetres. */
  stem: mm,
  barWidth: mm,
  crank: mm,
  /** Grams that a bike of this size weighs more than one of the size that has 0. */
  extraGrams: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(-3000), v.maxValue(3000))),
  geometry,
  /** The maker's printed values; only compared with the computed ones (warning above 3 mm, error above 12 mm). */
  printed: v.exactOptional(
    v.strictObject(anyOf({ wheelbase: mm, effectiveTopTube: mm, trail: mm, standover: mm })),
  ),
})

const paint = v.strictObject({
  finish: v.picklist(['gloss', 'satin', 'matt', 'raw']),
  colour: hex,
  fade: v.exactOptional(v.strictObject({ colour: hex, angle: v.number() })),
  downTubeLogo: hex,
  smallLogo: hex,
})

const colourway = v.strictObject({
  /** Used in the URL (`?colour=moss`) and, in capitals, in the SKU. */
  code: slug,
  name: text,
  families: v.pipe(v.array(v.picklist(colourFamilies)), v.minLength(1), v.maxLength(2)),
  paint,
  /** A fork in a different colour from the frame. Tape, saddle and tyres are parts with their own colour. */
  fork: v.exactOptional(hex),
})

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

const specification = v.record(
  v.picklist(specificationRowKeys, 'is not a row of the specification'),
  text,
)

/** Facts about a motor that the law and riders require (EAPC, EN 15194). */
const electric = v.strictObject({
  /** "Mahle X20". */
  system: v.string(),
  motor: v.picklist(['hub', 'mid']),
  watts: v.pipe(v.number(), v.maxValue(250, 'must be at most 250 to be a bicycle in law')),
  newtonMetres: v.number(),
  /** Assistance ends here: 25, in Britain 15.5 mph. */
  assistToKmh: v.optional(v.number(), 25),
  /** Kilometres, from hard to easy riding. */
  rangeKm: range,
  extenderWattHours: v.exactOptional(v.number()),
  charger: text,
  chargeHours: v.number(),
  battery,
})

/** The carton in centimetres and kilograms, and the assembly left to do. */
const box = v.strictObject({
  length: v.number(),
  width: v.number(),
  height: v.number(),
  weight: kilograms,
  /** 1 turn the bar · 2 fit bar, front wheel, post · 3 a workshop should do it. */
  assemblyLevel: v.picklist([1, 2, 3]),
  minutes: count,
  tools: text,
  contents: text,
})

/** Default component by section key: `{ "wheelset": "WHL-A25", "saddle": "SDL-TOUR-145" }`. */
const parts = v.record(v.string(), sku)

const texts = v.strictObject({
  /** One or two sentences for cards, search results and shares. */
  summary: text,
  /** Markdown. */
  story: text,
  highlights: v.optional(v.array(v.strictObject({ title: text, text })), []),
})

/** Fields that a model states for all its builds and a build may override. */
const inherited = {
  ...optional,
  /** Version of the configurator's URL: 2 is `build-v2`, 1 is `build`. */
  buildVersion: v.exactOptional(v.picklist([1, 2])),
  specification: v.exactOptional(specification),
  facts: v.exactOptional(facts),
  look: v.exactOptional(lookPatch),
  parts: v.exactOptional(parts),
  electric: v.exactOptional(electric),
  box: v.exactOptional(box),
  guarantee: v.exactOptional(text),
}

const build = v.strictObject({
  /** Ends the URL and the SKU: model `fell-sl` + `105-di2` is `/fell-sl-105-di2/`, `FELLSL-105DI2`. */
  code: slug,
  /** "105 Di2": the model's name goes before it. */
  name: text,
  subtitle: v.exactOptional(text),
  summary: v.exactOptional(text),
  /** The code of another build in this file to copy; this one states only what differs, such as ex-demo bikes. */
  like: v.exactOptional(slug),
  slug: v.exactOptional(slug),
  sku: v.exactOptional(sku),
  /** Required unless copied by `like`, as are `weight`, `specification` and `look`. */
  price: v.exactOptional(pounds),
  special: v.exactOptional(special),
  /** For the size named in `weightSize`, without pedals. */
  weight: v.exactOptional(kilograms),
  weightSize: v.exactOptional(sizeCode),
  /** Defaults to every size and every colourway of the model. */
  sizes: v.exactOptional(v.array(sizeCode)),
  colours: v.exactOptional(v.array(slug)),
  ...inherited,
})

/** `models/*.json`: one parent bike with its sizes, colourways and builds. */
export const modelRecord = v.strictObject({
  slug,
  /** Begins every SKU: build `105` in M and moss is `FELLSL-105-M-MOSS`. */
  sku,
  name: text,
  subtitle: text,
  ...declared,
  categories: categoryPaths,
  /** Values from `attributes.json`. */
  discipline: slug,
  material: slug,
  collection: slug,
  family: slug,
  texts,
  ...inherited,
  /** How the frame is drawn. */
  frame: v.strictObject({
    material: v.picklist(['carbon', 'aluminium', 'titanium', 'steel']),
    shape: v.picklist(['endurance', 'aero', 'all-road', 'gravel', 'commuter']),
  }),
  sizes: v.pipe(v.array(size), v.nonEmpty('must have at least one size')),
  /** The first is the default. */
  colourways: v.pipe(v.array(colourway), v.nonEmpty('must have at least one colourway')),
  builds: v.pipe(v.array(build), v.nonEmpty('must have at least one build')),
})

export type ModelRecord = v.InferOutput<typeof modelRecord>
export type BuildRecord = v.InferOutput<typeof build>
export type SizeRecord = v.InferOutput<typeof size>
export type ColourwayRecord = v.InferOutput<typeof colourway>
export type ElectricRecord = v.InferOutput<typeof electric>
export type BoxRecord = v.InferOutput<typeof box>
