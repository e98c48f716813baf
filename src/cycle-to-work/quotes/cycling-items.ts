import type { SellableItem } from '#/cart/items/sellable-item.ts'

/** The heading of the customs tariff for documents that stand for money, such as gift cards. */
const voucherHeading = '4907'

/** Whether the scheme covers an item: cycles and cyclists' equipment, but nothing that stands for money. */
export const isCyclingItem = ({ hsCode }: Pick<SellableItem, 'hsCode'>): boolean =>
  !hsCode?.startsWith(voucherHeading)
