import { posix } from 'node:path'
import { groundFolders, kindOf, packageGroup, table } from './layer-table.ts'
import type { Kind } from './layer-table.ts'

/** The features, lowest first: each may use itself, those before it and the ground. */
export const features = [
  'money',
  'country',
  'visitor',
  'monitoring',
  'postal-address',
  'drawings',
  'images',
  'catalogue',
  // Stores come before products, which say in which store they are in stock; the pages of stores show orders.
  'stores',
  'pricing',
  'content',
  'finance',
  // The rules of the configurator come before the cart, which checks a build by them; its page after the product.
  'configurator/fit',
  'configurator/choice',
  'configurator/build',
  'lister',
  // Words about the stock of stores have the dates of the lister; carts and products show them.
  'stores/stock',
  'search',
  'cart',
  'product',
  'configurator',
  'mail',
  'payments',
  'orders',
  // Saved builds come before quotes and customers, whose data they are part of, and before the page that saves them.
  'saved-builds',
  'configurator/page',
  'checkout',
  // Claims are part of a customer's data; the pages of claims show customers, content and stores.
  'warranty/file-check',
  'warranty/state',
  'warranty/uploads',
  'warranty/claim',
  // Quotes come before customers, whose data they are part of; their pages come after the content.
  'cycle-to-work/quotes',
  'customers',
  'account',
  // Pages of content show products and a form that sends mail; what is stored is needed lower.
  'content/contact',
  'content/page',
  // Stories are made of the blocks that pages are made of.
  'blog',
  'help',
  'stores/page',
  'stores/screen',
  'warranty',
  'cycle-to-work',
  'consent',
  'third-parties',
  'routing',
  'store-mode',
  'storefront',
  // It reads the data of every page that it reports.
  'analytics',
]

const entryPoints = ['server.ts', 'worker.ts', 'cli.ts']
const filesAtMost = 25

type BoundKind = keyof typeof table

/** A file that imports another: its path in the repository, and whether only types are taken. */
type Importer = { readonly path: string; readonly kind: BoundKind; readonly typeOnly: boolean }

const folderOf = (path: string) => path.split('/')[1] ?? ''
const isGround = (path: string) => groundFolders.includes(folderOf(path))
const isBound = (kind: Kind): kind is BoundKind => kind in table

/** Files of ui/ and navigation/ serve components, so even those without a suffix may lean on React. */
const servesComponents = (path: string) => ['ui', 'navigation'].includes(folderOf(path))

/** Reports a fault in a file's folder or name, with its remedy; null if there is none. */
export function fileFault(path: string): string | null {
  if (!path.startsWith('src/')) return null
  const kind = kindOf(path)
  if (kind === null)
    return `${path} is of no known kind: the ending of its name must be one of tools/lint/layer-table.ts`
  const [, folder = '', ...rest] = path.split('/')
  if (rest.length === 0) return entryPoints.includes(folder) ? null : looseFault(path)
  if (folder !== 'app' && !isGround(path) && !features.includes(folder))
    return `${folder}/ is no known folder: give it its place among the features in tools/lint/layers.ts`
  if (rest.length > 2 && kind !== 'asset')
    return `${path} lies too deep: a feature has one level of folders, so move it up`
  return null
}

const looseFault = (path: string) =>
  `${path} is loose: src/ holds ${entryPoints.join(', ')} and folders, so move it into src/app/`

/** Folders with more files than a reader takes in at a glance. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const sizes = new Map<string, number>()
  for (const path of paths) {
    const folder = posix.dirname(path)
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  return [...sizes]
    .filter(([, size]) => size > filesAtMost)
    .map(
      ([folder, size]) =>
        `${folder}/ has ${size} files, more than ${filesAtMost}: divide it by subject`,
    )
}

/** Reports a forbidden import, with its remedy; null if it is allowed. */
export function importFault(path: string, specifier: string, typeOnly = false): string | null {
  const kind = kindOf(path)
  if (!path.startsWith('src/') || kind === null || kind === 'test') return null
  const importer = isBound(kind) ? { path, kind, typeOnly } : null
  const imported = importedPath(path, specifier)
  if (imported === null) return importer && packageFault(importer, specifier)
  return (
    spellingFault(path, imported, specifier) ??
    fileFault(imported) ??
    (importer && (pathFault(path, imported) ?? kindFault(importer, imported)))
  )
}

/** The imported file's path in the repository; null for a package. */
function importedPath(path: string, specifier: string): string | null {
  const [bare = ''] = specifier.split('?')
  if (bare.startsWith('#/')) return `src/${bare.slice('#/'.length)}`
  return /^\.{0,2}\//.test(bare) ? posix.join(posix.dirname(path), bare) : null
}

function spellingFault(path: string, imported: string, specifier: string): string | null {
  if (!imported.startsWith('src/')) return `src/ may not use ${imported}: move it into src/`
  const folder = posix.dirname(path)
  const right = imported.startsWith(`${folder}/`)
    ? `./${posix.relative(folder, imported)}`
    : `#/${imported.slice('src/'.length)}`
  if (specifier.split('?')[0] === right) return null
  return `write '${right}': ./ from a folder down, #/ across folders`
}

function pathFault(path: string, imported: string): string | null {
  if (kindOf(imported) === 'shell')
    return `${imported} is shell, which no folder may import: move what you need into a folder`
  if (isGround(imported)) return null
  const [own, other] = [folderOf(path), folderOf(imported)]
  if (isGround(path))
    return `${own}/ is ground and may not use the feature ${other}/: take what you need as a parameter`
  if (rankOf(imported) <= rankOf(path)) return null
  return `${own}/ may not use ${other}/, a later feature: move what both need lower, or turn the call round`
}

/** A folder of a feature may have a rank of its own; the feature's is for the rest. */
function rankOf(path: string): number {
  const [, feature = '', folder] = path.split('/')
  const own = features.indexOf(`${feature}/${folder}`)
  return own >= 0 ? own : features.indexOf(feature)
}

function kindFault({ path, kind, typeOnly }: Importer, imported: string): string | null {
  const other = kindOf(imported)
  const { imports, typesOf = [], advice } = table[kind]
  const refusal = `a ${kind} file may not import ${imported} (${other}): ${advice}`
  if (other === null) return refusal
  if (other === 'store' && folderOf(path) !== folderOf(imported))
    return `${imported} is the store of another folder: ask one of its use cases`
  const isPure = kind === 'domain' || kind === 'contract'
  if (isPure && servesComponents(imported) && !servesComponents(path)) return refusal
  if (isPure && other === 'component' && servesComponents(path)) return null
  return imports.includes(other) || (typeOnly && typesOf.includes(other)) ? null : refusal
}

function packageFault({ path, kind }: Importer, specifier: string): string | null {
  const group = packageGroup(specifier)
  if (group === null || !table[kind].never.includes(group)) return null
  if (group === 'cookies' && isGround(path)) return null
  if (group === 'React' && servesComponents(path)) return null
  return `a ${kind} file may not import '${specifier}' (${group}): ${table[kind].advice}`
}
