import * as v from 'valibot'
import { colourFamilies, usedGrades } from '#/catalogue/model/attributes.ts'
import { facts } from './import-facts.ts'
import { battery, categoryPaths, declared, optional } from './import-product.ts'
import { anyOf, count, hex, kilograms, pounds, sku, slug, special, text } from './import-values.ts'
import { lookPatch } from '#/catalogue/look-patch.ts'
import { statedRowKeys } from '#/catalogue/model/specification.ts'

const mm = v.pipe(v.number(), v.gtValue(0), v.maxValue(2000))
const degrees = v.pipe(v.number(), v.minValue(55), v.maxValue(85))
const sizeCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]{1,6}$/, 'must be a size such as "M" or "54"'),
)
const range = v.tuple([v.number(), v.number()])

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

/** A fade has two tones, and shoppers are told the names of both: `Kingfisher to Lagoon`. */
const colourway = v.pipe(
  v.strictObject({
    /** Used in the URL (`?colour=moss`) and, in capitals, in the SKU. */
    code: slug,
    name: text,
    /** The name of the tone that a fade runs to; `name` is the one it starts with. */
    fadeName: v.exactOptional(text),
    families: v.pipe(v.array(v.picklist(colourFamilies)), v.minLength(1), v.maxLength(2)),
    paint,
    /** A fork in a different colour from the frame. Tape, saddle and tyres are parts with their own colour. */
    fork: v.exactOptional(hex),
  }),
  v.check(
    ({ paint: { fade }, fadeName }) => fade === undefined || fadeName !== undefined,
    'must name the second tone of its fade in "fadeName", such as { "en": "Lagoon", "de": "Lagune" }, because shoppers see both',
  ),
  v.check(
    ({ paint: { fade }, fadeName }) => fade !== undefined || fadeName === undefined,
    'must have a fade for the "fadeName" to name',
  ),
)

const specification = v.record(v.picklist(statedRowKeys, 'is not a row of the specification'), text)

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

/** The condition of a used bike, which a shopper must know before buying it. */
const used = v.strictObject({
  /** A: no trace of use from an arm's length · B: small marks · C: marks that are seen at once. */
  grade: v.picklist(usedGrades),
  /** The code of the build in this file that is the same bike new, from whose price the saving is counted. */
  asNew: v.exactOptional(slug),
  /** The parts that the workshop has replaced, each in a few words. */
  renewed: v.array(text),
  /** The single bike that each size is: what it has run, and every mark that a buyer would find. */
  pieces: v.array(
    v.strictObject({
      size: sizeCode,
      kilometres: count,
      marks: v.array(text),
      /** The capacity that an e-bike's battery has left. */
      batteryPercent: v.exactOptional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
      ),
    }),
  ),
})

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
  /** For the size named in `weightSize`, with pedals only where the bike comes with some. */
  weight: v.exactOptional(kilograms),
  weightSize: v.exactOptional(sizeCode),
  /** Defaults to every size and every colourway of the model. */
  sizes: v.exactOptional(v.array(sizeCode)),
  colours: v.exactOptional(v.array(slug)),
  /** Required of every build whose condition is not new. */
  used: v.exactOptional(used),
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
  /** The look of the frame in its drawing. */
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
export type UsedRecord = v.InferOutput<typeof used>
export type BoxRecord = v.InferOutput<typeof box>
