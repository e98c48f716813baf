import { lineOfPath } from '#/catalogue/import/json-lines.ts'
import { findPathKinds } from '#/catalogue/urls/page-paths.server.ts'
import type { PathKind } from '#/catalogue/urls/path-kind.ts'
import { listUnknownNames } from '#/content/files/check-names.server.ts'
import { readBlocks } from '#/content/files/read-blocks.ts'
import type { Db } from '#/db/client.server.ts'
import type { StoryFile } from './story-file.ts'

/** A story with the text of its JSON file, in which faults are located. */
export type StorySource = { story: StoryFile; json: string }

/** Every fault of stories, with file and line: blocks that cannot be read, unknown products and categories. */
export async function listStoryFaults(db: Db, sources: readonly StorySource[]): Promise<string[]> {
  const texts = sources.flatMap(({ story: { slug, texts: byLocale } }) =>
    Object.entries(byLocale).map(([locale, { body }]) => {
      const lines = body.split('\n')
      return { file: `${slug}.${locale}.md`, lines, ...readBlocks(lines) }
    }),
  )
  const unreadable = texts.flatMap(({ file, faults }) =>
    faults.map(({ line, reason }) => `${file}:${line}: ${reason}`),
  )
  return [
    ...unreadable,
    ...(await listUnknownNames(db, texts)),
    ...(await listUnknownProducts(db, sources)),
  ]
}

const productKinds: ReadonlySet<PathKind | undefined> = new Set([
  'parent-bike',
  'child-bike',
  'accessory',
])

async function listUnknownProducts(db: Db, sources: readonly StorySource[]): Promise<string[]> {
  const kinds = await findPathKinds(
    db,
    sources.flatMap(({ story }) => story.products),
  )
  return sources.flatMap(({ story: { slug, products }, json }) =>
    products.flatMap((product, index) =>
      productKinds.has(kinds.get(product))
        ? []
        : `${slug}.json:${lineOfPath(json, ['products', index])}: "${product}" is not the slug of a product`,
    ),
  )
}
