import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { ColourFamily } from '#/catalogue/model/attributes.ts'
import { obtainable } from '#/lister/index/facet-values.ts'
import type { Card } from './card.ts'

type Coloured = Pick<CatalogueEntry, 'kind' | 'colours' | 'offers'>

/** On the grey ground of a card these look all the same. */
const plain: ReadonlySet<ColourFamily> = new Set(['black', 'grey', 'silver', 'white'])

/**
 * Most accessories have black as their first colour, and a page of them looks black throughout. An accessory that
 * comes in black first shows a colour that can be bought and that its neighbour does not show, if it has one.
 */
export function withLeadColours(
  cards: readonly Card[],
  entryOf: (card: Card) => Coloured | null,
): Card[] {
  let before: ColourFamily | null = null
  return cards.map((card) => {
    const entry = entryOf(card)
    const shown = entry ? leadColour(card, entry, before) : card.shown
    before = entry ? familyOf(entry, card, shown) : null
    return shown === card.shown ? card : { ...card, shown }
  })
}

function leadColour(card: Card, entry: Coloured, before: ColourFamily | null): number {
  if (entry.kind !== 'accessory' || familyOf(entry, card, card.shown) !== 'black') return card.shown
  const sold = new Set(obtainable(entry).map(({ colour }) => colour))
  const lively = card.pictures.findIndex(({ colour }, index) => {
    const family = familyOf(entry, card, index)
    return family !== null && !plain.has(family) && family !== before && sold.has(colour)
  })
  return lively < 0 ? card.shown : lively
}

const familyOf = (
  { colours }: Coloured,
  { pictures }: Pick<Card, 'pictures'>,
  index: number,
): ColourFamily | null =>
  colours.find(({ code }) => code === pictures[index]?.colour)?.families[0] ?? null
