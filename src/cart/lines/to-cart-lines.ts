import type { Localised } from '#/catalogue/model/localised.ts'
import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import type { Misfit } from '#/configurator/fit/fit-build.ts'
import type { CartLine, ChosenOption, EnteredOption } from './cart.ts'
import { type LineProblem, quantityProblem } from './check-line.ts'
import { type FramedBike, lineMisfits } from './fit-line.ts'
import { type SellableItem, type ItemCatalogue, isColourSku } from '#/cart/items/sellable-item.ts'
import { hasPaint, linePaintProblem } from '#/cart/items/line-picture.ts'
import { parseOptionUid } from './option-uid.ts'

/** An item as a page requests it. */
export type RequestedItem = {
  sku: string
  quantity: number
  selectedOptions: readonly string[]
  entered: readonly EnteredOption[]
  /** Identifies a bike within the call. */
  ref: string | null
  /** The `ref` of the bike that a paint belongs to. */
  associatedRef: string | null
}

/** The problem, and the sections or parts it concerns. */
type Fault = {
  problem: LineProblem
  sections?: readonly number[]
  misfits?: readonly Misfit[]
  /** The misfits with the names of their parts. */
  reasons?: readonly NamedMisfit[]
}

/** The reason that two parts do not fit together, and the names for its message, as `misfitValues` has them. */
export type NamedMisfit = Pick<Misfit, 'code' | 'values'> & {
  names: Readonly<Record<'part' | 'with' | 'other' | 'needed', Localised | null>>
}

export type ItemProblem = Fault & { index: number; name: string }
export type RequestedLine = { index: number; line: CartLine } | ItemProblem

type IndexedItem = { item: RequestedItem; index: number }

type LineInputs = {
  catalogue: ItemCatalogue
  /** The frames of bikes with selected options, by product ID. */
  frames: ReadonlyMap<number, FramedBike>
  newUid: () => string
}

/** Turns requested items into cart lines, with paint joined to its bike, or into problems. */
export function toCartLines(items: readonly RequestedItem[], inputs: LineInputs): RequestedLine[] {
  const isBike = ({ item }: IndexedItem) => inputs.catalogue.get(item.sku)?.kind === 'bike'
  const sent = items.map((item, index) => ({ item, index }))
  const sentBikes = sent.filter(isBike)
  const painted = sent.filter(isColour).map((colour) => ownerOf(colour, sentBikes))
  const indexed = sent.flatMap((each) =>
    isBike(each) && !painted.includes(each) ? paintApart(each) : [each],
  )
  const colours = indexed.filter(isColour)
  const others = indexed.filter((each) => !isColour(each))
  const bikes = others.filter(isBike)
  const bikeOf = new Map(colours.map((colour) => [colour, ownerOf(colour, bikes)]))
  const lines = others.map((each) => {
    const colour = colours.find((paint) => bikeOf.get(paint) === each) ?? null
    return toCartLine(each, colour, inputs)
  })
  return [...lines, ...colours.flatMap((colour) => colourProblem(colour, colours, bikeOf))]
}

const isColour = ({ item }: IndexedItem) => isColourSku(item.sku)

/**
 * The colour of a frame is listed among the options of a bike, but the cart keeps it as an item of its own. A second
 * colour, also beside such an item, stays an option and is refused.
 */
function paintApart({ item, index }: IndexedItem): IndexedItem[] {
  const position = item.selectedOptions.findIndex((uid) => colourIn(uid) !== null)
  const sku = colourIn(item.selectedOptions[position] ?? '')
  if (sku === null) return [{ item, index }]
  const selectedOptions = item.selectedOptions.filter((_, other) => other !== position)
  const alone = { ...item, selectedOptions: [], entered: [], ref: null, associatedRef: null }
  return [
    { item: { ...item, selectedOptions }, index },
    { item: { ...alone, sku }, index },
  ]
}

function colourIn(uid: string): string | null {
  const { sectionId, sku = '' } = parseOptionUid(uid) ?? {}
  return sectionId === sectionIds.frameColour && isColourSku(sku) ? sku : null
}

/** Every colour needs a bike, and a bike has only one colour. */
function colourProblem(
  colour: IndexedItem,
  colours: readonly IndexedItem[],
  bikeOf: ReadonlyMap<IndexedItem, IndexedItem | undefined>,
): ItemProblem[] {
  const bike = bikeOf.get(colour)
  if (!bike) return [problemOf(colour, { problem: 'colourWithoutBike' })]
  const isFirst = colours.find((other) => bikeOf.get(other) === bike) === colour
  const sections = [sectionIds.frameColour]
  return isFirst ? [] : [problemOf(colour, { problem: 'optionNotAvailable', sections })]
}

/** Paint among the options of a bike belongs to it; paint without a reference to the bike if there is exactly one. */
function ownerOf(
  { item, index }: IndexedItem,
  bikes: readonly IndexedItem[],
): IndexedItem | undefined {
  const own = bikes.find((bike) => bike.index === index)
  if (own) return own
  if (item.associatedRef === null) return bikes.length === 1 ? bikes[0] : undefined
  return bikes.find((bike) => bike.item.ref === item.associatedRef)
}

const problemOf = ({ item, index }: IndexedItem, fault: Fault): ItemProblem => ({
  ...fault,
  index,
  name: item.sku,
})

function toCartLine(
  requested: IndexedItem,
  colour: IndexedItem | null,
  inputs: LineInputs,
): RequestedLine {
  const { item, index } = requested
  const { catalogue, newUid } = inputs
  const product = catalogue.get(item.sku)
  // Parts are fitted in the workshop and not sold alone.
  if (!product || product.kind === 'part') return problemOf(requested, { problem: 'unknownSku' })
  const wrongQuantity = quantityProblem(item.quantity)
  if (wrongQuantity) return problemOf(requested, { problem: wrongQuantity })
  if (!takesTexts(product, item.entered))
    return problemOf(requested, { problem: 'optionNotAvailable' })
  const options = optionsOf(item, product, catalogue)
  if ('problem' in options) return problemOf(requested, options)
  const paint = colour && catalogue.get(colour.item.sku)
  if (colour && paint?.kind !== 'part') return problemOf(colour, { problem: 'unknownSku' })
  const line: CartLine = {
    uid: newUid(),
    sku: product.sku,
    quantity: item.quantity,
    options,
    entered: item.entered,
    colour: paint ? { uid: newUid(), sku: paint.sku } : null,
  }
  const fault = buildFault(line, product, inputs)
  return fault ? problemOf(requested, fault) : { index, line }
}

/** The first problem found with a configured bike. */
function buildFault(
  line: CartLine,
  bike: SellableItem,
  { catalogue, frames }: LineInputs,
): Fault | null {
  const isPainted = hasPaint(line, catalogue)
  // A used bike is sold as it is.
  const isCustomised = isPainted || line.options.length > 0
  if (isCustomised && bike.condition !== 'new') return { problem: 'optionNotAvailable' }
  const wrongPaint = isPainted ? linePaintProblem(line, catalogue) : null
  if (wrongPaint) return { problem: wrongPaint, sections: [sectionIds.customColour] }
  const framed = frames.get(bike.productId)
  const misfits = framed ? lineMisfits(line, framed, catalogue) : []
  return misfits.length > 0 ? { problem: 'doesNotFit', misfits } : null
}

/**
 * A text needs a field that the product has, and each field takes one. What carries a text is made for its buyer
 * and cannot be returned, so a client must not be able to make anything such an item.
 */
const takesTexts = ({ enteredOptions }: SellableItem, entered: readonly EnteredOption[]): boolean =>
  entered.every(({ uid }) => enteredOptions.includes(uid)) &&
  new Set(entered.map(({ uid }) => uid)).size === entered.length

/** Only a bike has options, at most one per section. */
function optionsOf(
  item: RequestedItem,
  product: SellableItem,
  catalogue: ItemCatalogue,
): ChosenOption[] | Fault {
  const parsed = item.selectedOptions.map(parseOptionUid)
  const options = parsed.filter((option) => option !== null)
  if (options.length < parsed.length) return { problem: 'optionFormat' }
  const sectionOf = ({ sku }: ChosenOption) => catalogue.get(sku)?.section
  const isWrong = (option: ChosenOption, position: number) => {
    const section = sectionOf(option)
    if (product.kind !== 'bike' || section?.id !== option.sectionId) return true
    const isDuplicate = options
      .slice(0, position)
      .some((other) => sectionOf(other)?.key === section.key)
    return isDuplicate || isColourSku(option.sku) || !isSelectable(section, product, catalogue)
  }
  const wrong = options.filter(isWrong)
  // A SKU may be requested in lower case, but stock is counted under one spelling.
  if (wrong.length === 0)
    return options.map((option) => ({
      ...option,
      sku: catalogue.get(option.sku)?.sku ?? option.sku,
    }))
  return { problem: 'optionNotAvailable', sections: wrong.map(({ sectionId }) => sectionId) }
}

/** A required part is always replaced; without knowing the bike's own part the price difference is unknown. */
const isSelectable = (
  { key, isRequired }: NonNullable<SellableItem['section']>,
  bike: SellableItem,
  catalogue: ItemCatalogue,
) => !isRequired || isPaintSection(key) || catalogue.get(bike.parts[key] ?? '') !== undefined
