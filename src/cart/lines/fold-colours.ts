import { add, type Money } from '#/money/money.ts'
import { isColourSku } from '#/cart/items/sellable-item.ts'

/** The fields that folding reads or changes; others stay as they are. */
export type Foldable = {
  uid: string
  associatedUid: string | null
  sku: string
  name: string
  total: Money
  before: Money
  /** The name of the paint, once it has been folded in. */
  paint: string | null
}

/** A bike and its paint are sold as two items and shown as one: the paint's price is added to the bike's. */
export function foldColours<Item extends Foldable>(items: readonly Item[]): Item[] {
  const isColour = ({ sku }: Item) => isColourSku(sku)
  const colourOf = new Map(items.filter(isColour).map((colour) => [colour.associatedUid, colour]))
  return items
    .filter((item) => !isColour(item))
    .map((bike) => withColour(bike, colourOf.get(bike.uid)))
}

const withColour = <Item extends Foldable>(bike: Item, colour: Item | undefined): Item =>
  colour
    ? {
        ...bike,
        total: add(bike.total, colour.total),
        before: add(bike.before, colour.before),
        paint: colour.name,
      }
    : bike
