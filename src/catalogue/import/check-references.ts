import { closestWord } from './closest-word.ts'
import { type ImportDraft, type ReferenceKind, referenceKinds } from './import-draft.ts'
import { recordOf } from '#/platform/types/typed-keys.ts'
import { problemAt } from './import-problem.ts'

type KnownNames = Record<ReferenceKind, ReadonlySet<string>>

/** Names that the import itself defines. */
function namesInDraft({ rows }: ImportDraft): Record<ReferenceKind, Set<string>> {
  const products = rows.products.map(({ sku }) => sku)
  const variants = rows.variants.map(({ sku }) => sku)
  const components = rows.products.filter(({ kind }) => kind === 'component')
  const accessories = rows.products.filter(({ kind }) => kind === 'accessory')
  return {
    maker: new Set(rows.makers.map(({ code }) => code)),
    place: new Set(rows.places.map(({ code }) => code)),
    attribute: new Set(rows.attributeValues.map(({ attribute, value }) => `${attribute}=${value}`)),
    category: new Set(rows.categories.map(({ path }) => path)),
    section: new Set(rows.sections.map(({ key }) => key)),
    product: new Set(products),
    component: new Set(components.map(({ sku }) => sku)),
    accessory: new Set(accessories.flatMap(({ slug }) => slug ?? [])),
    variant: new Set(variants),
    priced: new Set([...products, ...variants]),
  }
}

/** References that the import does not define itself and that must exist in the shop. */
export function openReferences(draft: ImportDraft): Record<ReferenceKind, string[]> {
  const own = namesInDraft(draft)
  const open = recordOf(referenceKinds, (): string[] => [])
  for (const { kind, value } of draft.references) if (!own[kind].has(value)) open[kind].push(value)
  return open
}

const nouns: Record<ReferenceKind, string> = {
  maker: 'a maker',
  place: 'a place',
  attribute: 'a value in attributes.json',
  category: 'a category',
  section: 'a section of the configurator',
  product: 'a product',
  component: 'a component',
  accessory: 'the slug of an accessory',
  variant: 'a variant of any product',
  priced: 'a product or a variant',
}

/** Reports every unknown name, with the one that was probably meant. */
export function checkReferences(draft: ImportDraft, known: KnownNames): void {
  const own = namesInDraft(draft)
  for (const { kind, value, source, path } of draft.references) {
    if (own[kind].has(value) || known[kind].has(value)) continue
    const shown = value.slice(value.indexOf('=') + 1)
    const candidates = kind === 'attribute' ? sameAttribute(value, own.attribute) : own[kind]
    const meant = closestWord(shown, candidates)
    const hint = meant ? `; did you mean "${meant}"?` : ''
    draft.errors.push(
      problemAt(source, path, `names "${shown}", which is not ${nouns[kind]}${hint}`),
    )
  }
}

/** `discipline=gravel` is only compared with other disciplines. */
function sameAttribute(value: string, candidates: ReadonlySet<string>): string[] {
  const prefix = value.slice(0, value.indexOf('=') + 1)
  return [...candidates].flatMap((each) =>
    each.startsWith(prefix) ? [each.slice(prefix.length)] : [],
  )
}
