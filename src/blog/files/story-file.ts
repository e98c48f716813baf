import * as v from 'valibot'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import { landscapeFields } from '#/content/block.ts'

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(400))
const inBothLanguages = inEveryLocale(line)
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
const timestamp = v.nullable(
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
)

/** The landscape at the head of a story. */
const scene = v.strictObject(landscapeFields)

const text = v.strictObject({
  title: line,
  summary: line,
  picture: line,
  /** Markdown with blocks. */
  body: v.pipe(v.string(), v.trim(), v.minLength(1)),
})

/** A story in a retailer's files; author, category and tags are codes of the other files. */
export const storyFile = v.strictObject({
  slug,
  category: slug,
  tags: v.optional(v.array(slug), []),
  author: slug,
  publishedAt: v.optional(timestamp, null),
  expiresAt: v.optional(timestamp, null),
  revisedAt: v.optional(timestamp, null),
  scene,
  products: v.optional(v.array(slug), []),
  texts: inEveryLocale(v.exactOptional(text)),
})
export type StoryFile = v.InferOutput<typeof storyFile>

/** The categories or the tags. */
export const topicsFile = v.array(
  v.strictObject({
    code: slug,
    name: inBothLanguages,
    lead: v.optional(v.nullable(inBothLanguages), null),
  }),
)

export const authorsFile = v.array(
  v.strictObject({
    code: slug,
    name: line,
    role: inBothLanguages,
    note: v.optional(v.nullable(inBothLanguages), null),
  }),
)
export type StoryAuthor = v.InferOutput<typeof authorsFile>[number]
