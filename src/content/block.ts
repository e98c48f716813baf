import * as v from 'valibot'
import { countryCodes } from '#/country/country.ts'
import { categories as consentCategories } from '#/platform/consent/browser-entries.ts'
import { instantOf } from '#/platform/config/zoned-time.ts'
import { diagrams } from '#/drawings/diagrams/diagram.ts'
import { landscapes, roads, times, weathers } from '#/drawings/scenery/scene-look.ts'

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))
const markdown = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60_000))
/** A page of the shop, or another site over HTTPS. */
const link = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/,
    'must begin with "/" or "https://" and have no spaces',
  ),
)
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be like "one-two-3"'))
/** A time without an offset is in the time zone of the site. */
const date = v.pipe(
  v.string(),
  v.check(
    (text) => instantOf(text, 'UTC') !== null,
    'must be a time like "2026-11-27T08:00" or "2026-11-27T08:00:00Z"',
  ),
)
/** The path of a category, as in the URL. */
const category = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+\/$/, 'must be like "/road-bikes/"'))
/** Only files of the shop itself; nothing is loaded from other hosts. */
const mediaFile = (endings: string) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^/media/[a-z0-9-]+\\.(?:${endings})$`),
      `must be like "/media/one-two.${endings.split('|')[0]}"`,
    ),
  )
const upToTwelve = (fallback: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), fallback)

const items = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.strictObject({ items: v.pipe(v.array(item), v.minLength(1), v.maxLength(most)) })

/** A drawn landscape; its seed is part of the picture's URL. */
export const landscapeFields = {
  place: v.picklist(landscapes),
  time: v.picklist(times),
  weather: v.picklist(weathers),
  seed: v.pipe(slug, v.maxLength(48)),
  road: v.exactOptional(v.picklist(roads)),
  rider: v.exactOptional(v.boolean()),
}
const sceneFields = { ...landscapeFields, alt: line }
const scene = v.strictObject(sceneFields)
const button = v.strictObject({ label: line, to: link })

/** The sections of the home page from top to bottom, after each of which blocks can stand. */
const homeSections = [
  'hero',
  'ranges',
  'new',
  'reasons',
  'offers',
  'kinds',
  'stories',
  'stores',
] as const
export type HomeSection = (typeof homeSections)[number]

/** Sections that the home page no longer has; blocks stored after them follow the section named here. */
const retiredSections = new Map<string, HomeSection>([
  ['band', 'reasons'],
  ['workshop', 'stories'],
])
const homeSection = v.pipe(
  v.string(),
  v.transform((section) => retiredSections.get(section) ?? section),
  v.picklist(homeSections),
)

/** A notice may be for visitors only to whom the shop offers this. */
const localOffers = ['credit', 'cycle-to-work'] as const
export type LocalOffer = (typeof localOffers)[number]

/** The schema of each type of block. */
export const blockSchemas = {
  text: v.strictObject({ markdown }),
  html: v.strictObject({ html: markdown }),
  hero: v.strictObject({
    ...sceneFields,
    title: line,
    text: v.exactOptional(markdown),
    button: v.exactOptional(button),
  }),
  scene,
  'picture-text': v.strictObject({
    ...sceneFields,
    title: line,
    text: markdown,
    button: v.exactOptional(button),
    side: v.optional(v.picklist(['left', 'right']), 'left'),
  }),
  notice: v.strictObject({
    title: line,
    text: markdown,
    where: v.exactOptional(v.picklist(localOffers)),
  }),
  banner: v.strictObject({
    title: line,
    text: v.exactOptional(markdown),
    button: v.exactOptional(button),
    from: v.exactOptional(date),
    until: v.exactOptional(date),
  }),
  steps: items(v.strictObject({ title: line, text: markdown }), 12),
  usps: items(v.strictObject({ title: line, text: line }), 4),
  tiles: items(v.strictObject({ title: line, text: v.exactOptional(line), to: link }), 12),
  faq: items(v.strictObject({ question: line, answer: markdown }), 40),
  quote: v.strictObject({ text: line, name: line, role: v.exactOptional(line) }),
  table: v.strictObject({
    caption: line,
    head: v.pipe(v.array(line), v.minLength(1), v.maxLength(8)),
    rows: v.pipe(v.array(v.array(v.string())), v.minLength(1), v.maxLength(100)),
  }),
  /** The picture of a product. */
  drawing: v.strictObject({ sku: line, caption: line }),
  /** A figure that explains something, drawn by the shop in the language of the page. */
  figure: v.strictObject({ figure: v.picklist(diagrams), alt: line, caption: line }),
  /** The wordmark and the mark of the shop, large. */
  logo: v.strictObject({ caption: line }),
  comparison: v.pipe(
    v.strictObject({
      caption: line,
      columns: v.pipe(
        v.array(v.strictObject({ title: line, button: v.exactOptional(button) })),
        v.minLength(2),
        v.maxLength(4),
      ),
      rows: v.pipe(
        v.array(v.strictObject({ label: line, values: v.array(v.string()) })),
        v.minLength(1),
        v.maxLength(40),
      ),
    }),
    v.check(
      ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
      'each row must have one value for each column',
    ),
  ),
  /** Products by their SKUs or by a rule: the first of a category in an order. */
  products: v.pipe(
    v.strictObject({
      title: line,
      /** More than are shown may be listed, since not all are sold everywhere. */
      skus: v.exactOptional(v.pipe(v.array(line), v.minLength(1), v.maxLength(24))),
      category: v.exactOptional(category),
      sort: v.optional(
        v.picklist(['position', 'newest', 'price', 'price-desc', 'saving']),
        'position',
      ),
      most: upToTwelve(4),
    }),
    v.check(
      ({ skus, category: rule }) => (skus === undefined) !== (rule === undefined),
      'must have either "skus" or "category"',
    ),
  ),
  categories: v.strictObject({
    title: line,
    categories: v.pipe(v.array(category), v.minLength(1), v.maxLength(12)),
  }),
  video: v.strictObject({
    ...sceneFields,
    title: line,
    file: mediaFile('mp4|webm'),
    /** Subtitles in the language of the page. */
    subtitles: v.exactOptional(mediaFile('vtt')),
    /** Tells readers who do not play the film what it shows and says. */
    transcript: v.exactOptional(markdown),
  }),
  countdown: v.strictObject({
    title: line,
    text: v.exactOptional(markdown),
    button: v.exactOptional(button),
    from: v.exactOptional(date),
    until: date,
  }),
  'contact-form': v.strictObject({ title: line, text: v.exactOptional(markdown) }),
  /** The cost of delivery to these countries, from the shop's own rates. */
  'delivery-prices': v.strictObject({
    caption: line,
    countries: v.pipe(v.array(v.picklist(countryCodes)), v.minLength(1)),
  }),
  /** Lists the entries that the shop keeps in the browser, from its own list. */
  'browser-entries': v.strictObject({ caption: line, category: v.picklist(consentCategories) }),
  /** A button that opens the cookie settings. */
  'cookie-settings': v.strictObject({ text: line }),
  /** On the home page the blocks that follow stand after this section. */
  slot: v.strictObject({ after: homeSection }),
  /** Recommends a size for the ranges of one bike. */
  'size-finder': v.strictObject({ bike: slug }),
} as const

export type BlockType = keyof typeof blockSchemas
export type BlockProps<Type extends BlockType> = v.InferOutput<(typeof blockSchemas)[Type]>
export type Block = { [Type in BlockType]: { type: Type; props: BlockProps<Type> } }[BlockType]

export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockSchemas, type)

/** A block as it is stored: a type that this release may not know, and its properties. */
export const storedBlock = v.object({ type: v.string(), props: v.unknown() })
export type StoredBlock = v.InferOutput<typeof storedBlock>

/** The block if this release knows its type and its properties fit; otherwise null. */
export function readBlock({ type, props }: StoredBlock): Block | null {
  if (!isBlockType(type)) return null
  const { success, output } = v.safeParse(blockSchemas[type], props)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the properties have passed the schema of this very type
  return success ? ({ type, props: output } as Block) : null
}
