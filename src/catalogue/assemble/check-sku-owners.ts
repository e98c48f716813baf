import type { ImportDraft } from '#/catalogue/import/import-draft.ts'
import { problemAt } from '#/catalogue/import/import-problem.ts'
import type { ProductKind } from './catalogue-rows.ts'

/** The product that a SKU of the shop belongs to: its own, or that of one of its variants. */
export type SkuOwner = { sku: string; productSku: string; kind: ProductKind }

/**
 * Refuses a SKU that a product of another kind has, or a product that this import does not name: it would be taken
 * from that product. A variant may move if the files of both products are imported together.
 */
export function checkSkuOwners(draft: ImportDraft, owners: readonly SkuOwner[]): void {
  const imported = new Set(draft.rows.products.map(({ sku }) => sku))
  const bySku = Map.groupBy(owners, ({ sku }) => sku)
  for (const { sku, productSku, kind, source } of draft.skus)
    for (const owner of bySku.get(sku) ?? []) {
      const isOwn = owner.productSku === productSku
      const isTaken = isOwn ? owner.kind !== kind : !imported.has(owner.productSku)
      if (isTaken) draft.errors.push(problemAt(source, [], takenBy(owner, isOwn)))
    }
}

const takenBy = ({ sku, productSku, kind }: SkuOwner, isOwn: boolean) =>
  isOwn
    ? `uses the SKU "${sku}", which belongs to a product of the kind "${kind}" in the shop`
    : `leads to the SKU "${sku}", which belongs to "${productSku}" in the shop`
