import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { contentPath, writtenPath } from '#/content/content-path.ts'
import type { PageSource } from '#/content/edit-content.server.ts'
import { type PageDocument, pageOrder, templates, variantPattern } from '#/content/page-document.ts'
import type { NamingText } from './check-names.server.ts'
import { readPageFile } from './page-file.ts'
import { writePageFile } from './write-page-file.ts'
import { parseYaml } from './yaml-part.ts'

const factsFile = 'page.yaml'
const pageFacts = v.pipe(
  v.strictObject({
    path: v.string(),
    template: v.optional(v.picklist(templates), 'page'),
    order: v.exactOptional(pageOrder),
  }),
  v.check(
    ({ path, template }) => (path === '/') === (template === 'home'),
    'the path "/" and the template "home" belong together',
  ),
)

/** A fault in one of the files, as it is shown to their author. */
type Faults = string[]

/**
 * Reads a folder of pages: in a folder for each page `page.yaml` and its texts, `en.md`, `de.md` or for one
 * site `uk.en.md`. Either all pages, or every fault with its file and line.
 */
export async function readContentFolder(
  folder: string,
  placeholders: readonly string[],
): Promise<{ pages: PageSource[]; texts: NamingText[]; faults: Faults }> {
  const entries = await readdir(folder, { withFileTypes: true })
  const keys = entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted()
  const read = await Promise.all(keys.map((key) => readPage(folder, key, placeholders)))
  const pages = read.flatMap(({ page }) => page ?? [])
  const faults = [...read.flatMap((each) => each.faults), ...samePaths(pages)]
  return { pages, texts: read.flatMap((each) => each.texts), faults }
}

async function readPage(
  folder: string,
  key: string,
  placeholders: readonly string[],
): Promise<{ page: PageSource | null; texts: NamingText[]; faults: Faults }> {
  const inFolder = (file: string) => readFile(join(folder, key, file), 'utf8')
  const files = (await readdir(join(folder, key))).toSorted()
  if (!files.includes(factsFile))
    return { page: null, texts: [], faults: [`${key}/${factsFile}: is missing`] }
  const facts = parseYaml({ text: await inFolder(factsFile), line: 1 }, pageFacts)
  const path = facts.value ? contentPath(facts.value.path) : null
  const faults = [
    ...facts.faults.map(({ line, reason }) => `${key}/${factsFile}:${line}: ${reason}`),
    ...(path && 'reason' in path ? [`${key}/${factsFile}: ${path.reason}`] : []),
  ]
  const texts: PageDocument['texts'] = {}
  const naming: NamingText[] = []
  for (const file of files.filter((each) => each !== factsFile)) {
    const variant = file.replace(/\.md$/, '')
    if (variant === file || !variantPattern.test(variant)) {
      faults.push(`${key}/${file}: is not a text; texts are like "en.md" and "uk.en.md"`)
      continue
    }
    const read = readPageFile(await inFolder(file), placeholders)
    faults.push(...read.faults.map(({ line, reason }) => `${key}/${file}:${line}: ${reason}`))
    naming.push({ file: `${key}/${file}`, lines: read.lines, blocks: read.blocks })
    if (read.text) texts[variant] = read.text
  }
  if (faults.length === 0 && Object.keys(texts).length === 0) faults.push(`${key}: has no text`)
  if (faults.length > 0 || !facts.value || !path || 'reason' in path)
    return { page: null, texts: naming, faults }
  const { template, order } = facts.value
  const document = { template, ...(order !== undefined && { order }), texts }
  return { page: { key, path: path.path, document }, texts: naming, faults: [] }
}

function samePaths(pages: readonly PageSource[]): Faults {
  const byPath = Map.groupBy(pages, ({ path }) => path)
  return [...byPath].flatMap(([path, all]) =>
    all.length > 1
      ? [`${all.map(({ key }) => key).join(', ')}: all have the path "${writtenPath(path)}"`]
      : [],
  )
}

/** Writes a page as the files it can be read from. */
export async function writeContentPage(
  folder: string,
  { key, path, document: { texts, ...facts } }: PageSource,
): Promise<void> {
  await mkdir(join(folder, key), { recursive: true })
  await writeFile(join(folder, key, factsFile), stringify({ path: writtenPath(path), ...facts }))
  for (const [variant, text] of Object.entries(texts))
    await writeFile(join(folder, key, `${variant}.md`), writePageFile(text))
}
