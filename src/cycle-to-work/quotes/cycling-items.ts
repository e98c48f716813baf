import { isGiftCard, type SellableItem } from '#/cart/items/sellable-item.ts'

/**
 * The customs codes of what counts as safety equipment: helmets, lights, locks, bells, bags, mudguards and racks,
 * pumps, tools, tubes and sealant. Clothing, shoes, glasses and computers do not count.
 */
const safetyCodes = [
  '650610',
  '8512',
  '8301',
  '8306',
  '420292',
  '871499',
  '841420',
  '8204',
  '8205',
  '8206',
  '4013',
  '382499',
]

/** Whether an item can be hired at all: nothing that stands for money can. */
export const isCyclingItem = ({ hsCode }: Pick<SellableItem, 'hsCode'>): boolean =>
  !isGiftCard({ hsCode })

/**
 * Whether every scheme covers an item. The tax exemption is for cycles and cyclists' safety equipment (ITEPA 2003,
 * section 244); whether anything else is included is for the provider to say, so the shop warns but does not refuse.
 */
export const isCoveredByEveryScheme = ({
  kind,
  hsCode,
}: Pick<SellableItem, 'kind' | 'hsCode'>): boolean =>
  kind !== 'accessory' || safetyCodes.some((code) => hsCode?.startsWith(code))
