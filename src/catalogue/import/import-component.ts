import * as v from 'valibot'
import { facts } from './import-facts.ts'
import { lookPatch } from '#/catalogue/look-patch.ts'
import { declared, kind, optional, shared } from './import-product.ts'
import { anyOf, count, hex, partPounds, sku, slug, special, text } from './import-values.ts'
import { takesAnyColour } from '#/catalogue/paint/free-colour.ts'
import { isKnownSection, sectionIds } from '#/catalogue/model/sections.ts'

/** Advice on a part that fits but is not what most riders want; every condition that is stated has to hold. */
const advice = v.strictObject({
  text,
  ...anyOf({
    /** The options that it is about, all of the section unless stated, and their sizes. */
    parts: v.array(sku),
    sizes: v.array(v.string()),
    frameSizes: v.array(v.string()),
    forModels: v.array(slug),
    forDisciplines: v.array(slug),
    /** Other parts of the build, any of which is enough. */
    with: v.array(sku),
    /** Tyres of at least this width, in millimetres. */
    tyreFrom: v.number(),
  }),
})

const section = v.pipe(
  v.strictObject({
    /** The fixed id for a section in `sectionIds`; any free number for others. */
    id: v.pipe(v.number(), v.integer()),
    /** `wheelset`, `tyres`: the key that `parts` of a bike refers to. */
    key: v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z]*$/, 'must be a word such as "wheelset"')),
    name: text,
    /** Order of the steps. */
    position: v.pipe(v.number(), v.integer()),
    isRequired: v.optional(v.boolean(), true),
    hint: v.exactOptional(text),
    /** Name of the second choice inside an option: "Width", "Length". */
    sizeName: v.exactOptional(text),
    advice: v.exactOptional(v.array(advice)),
  }),
  v.check(
    ({ id, key }) => !isKnownSection(key) || sectionIds[key] === id,
    'must have the fixed id of this section, see docs/behaviour.md#configurator-sections',
  ),
)

const option = v.strictObject({
  sku,
  name: text,
  subtitle: v.exactOptional(text),
  kind: v.exactOptional(kind),
  ...anyOf(declared),
  ...optional,
  /** Full price; in a build only the difference to the part it replaces is charged. */
  price: partPounds,
  special: v.exactOptional(special),
  /** Grams, because parts are weighed in grams; film and paint have no weight worth stating. */
  grams: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  /** Widths, lengths, crank lengths: a free choice inside the option, each an SKU `BAR-ALTO-420`. */
  sizes: v.optional(v.array(v.strictObject({ code: v.string(), name: v.string() })), []),
  /** Colour in the picture of the part. */
  colour: v.exactOptional(hex),
  accent: v.exactOptional(hex),
  variant: v.exactOptional(v.number()),
  /** The name of its design in the picture, such as `dropper`; `none` for an option without a part. */
  shape: v.exactOptional(slug),
  /** The line printed on the part beside the maker's name: `105`, `C40`. */
  label: v.exactOptional(v.pipe(v.string(), v.maxLength(16))),
  /** A measure for the picture that the bike does not show, in millimetres or amperes. */
  size: v.exactOptional(v.number()),
  facts: v.optional(facts, {}),
  /** Its changes to the drawing of the bike. */
  look: v.optional(lookPatch, {}),
  /**
   * Its part in a custom paint: one of the four, in sections 57–62. With `anyColour` the shopper names the colour,
   * and its SKU is followed by the digits of that colour. It is mixed to order, so it needs a lead time.
   */
  paint: v.exactOptional(
    v.union([
      v.strictObject({ finish: v.picklist(['gloss', 'satin', 'matt', 'raw']) }),
      v.strictObject({ colour: v.nullable(hex) }),
      v.strictObject({ angle: v.number() }),
      v.strictObject({ anyColour: v.literal(true) }),
    ]),
  ),
  isRecommended: v.optional(v.boolean(), false),
  /** The slug of the accessory, when the part is also sold on its own. */
  accessory: v.exactOptional(slug),
  /** The number of that accessory that the option contains, if not one: a pair of cages contains 2. */
  pieces: v.exactOptional(count),
})

/** `components/*.json`: one section of the configurator and its options, cheapest or most usual first. */
export const componentFile = v.pipe(
  v.strictObject({
    section,
    kind,
    ...declared,
    ...shared,
    options: v.pipe(v.array(option), v.nonEmpty('must have at least one option')),
  }),
  v.check(
    ({ leadTimeDays: usual, options }) =>
      options.every(
        ({ paint, leadTimeDays = usual }) =>
          !takesAnyColour(paint) || (leadTimeDays ?? null) !== null,
      ),
    'must state leadTimeDays for a paint in any colour, which is never in stock',
  ),
  v.check(
    ({ section: { key }, leadTimeDays: usual, options }) =>
      key !== 'frameColour' ||
      options.every(({ paint, leadTimeDays = usual }) => !paint || (leadTimeDays ?? 0) > 0),
    'must state leadTimeDays for every frame colour: custom paint is made to order, so it cannot be returned; what needs no paint, such as bare metal, is a colourway of its bike',
  ),
)

export type ComponentFile = v.InferOutput<typeof componentFile>
export type ComponentRecord = v.InferOutput<typeof option>
export type AdviceRecord = v.InferOutput<typeof advice>
export type SectionRecord = v.InferOutput<typeof section>
