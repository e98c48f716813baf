import * as v from 'valibot'
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
const date = v.pipe(v.string(), v.isoTimestamp('must be a time like "2026-11-27T00:00:00Z"'))

const items = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.strictObject({ items: v.pipe(v.array(item), v.minLength(1), v.maxLength(most)) })

const sceneFields = {
  place: v.picklist(landscapes),
  time: v.picklist(times),
  weather: v.picklist(weathers),
  seed: v.pipe(slug, v.maxLength(48)),
  road: v.exactOptional(v.picklist(roads)),
  rider: v.exactOptional(v.boolean()),
  alt: line,
}
const scene = v.strictObject(sceneFields)
const button = v.strictObject({ label: line, to: link })

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
  notice: v.strictObject({ title: line, text: markdown }),
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
  products: v.strictObject({
    title: line,
    /** More than are shown may be listed, since not all are sold everywhere. */
    skus: v.pipe(v.array(line), v.minLength(1), v.maxLength(24)),
    most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 4),
  }),
} as const

export type BlockType = keyof typeof blockSchemas
export type BlockProps<Type extends BlockType> = v.InferOutput<(typeof blockSchemas)[Type]>
export type Block = { [Type in BlockType]: { type: Type; props: BlockProps<Type> } }[BlockType]

export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockSchemas, type)

/** A block as it is stored: a type that this release may not know, and its properties. */
export const storedBlock = v.strictObject({ type: v.string(), props: v.unknown() })
export type StoredBlock = v.InferOutput<typeof storedBlock>

/** The block if this release knows its type and its properties fit; otherwise null. */
export function readBlock({ type, props }: StoredBlock): Block | null {
  if (!isBlockType(type)) return null
  const { success, output } = v.safeParse(blockSchemas[type], props)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the properties have passed the schema of this very type
  return success ? ({ type, props: output } as Block) : null
}
