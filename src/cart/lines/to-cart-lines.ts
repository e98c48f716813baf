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
  /** The choice that the message names; the item itself unless stated. */
  named?: string
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
  /** The frames of bikes with selected options or a colour, by product ID. */
  frames: ReadonlyMap<number, FramedBike>
  newUid: () => string
}

/** Turns requested items into cart lines, with paint joined to its bike, or into problems. */
export function toCartLines(items: readonly RequestedItem[], inputs: LineInputs): RequestedLine[] {
  const isBike = ({ item }: IndexedItem) => inputs.catalogue.get(item.sku)?.kind === 'bike'
  const indexed = items
    .map((item, index) => ({ item, index }))
    .flatMap((each) => (isBike(each) ? paintApart(each) : [each]))
  const others = indexed.filter((each) => !isColour(each))
  const bikes = others.filter(isBike)
  const coloursOf = Map.groupBy(indexed.filter(isColour), (colour) => ownerOf(colour, bikes))
  const withoutBike = coloursOf.get(null) ?? []
  const requested = { ...inputs, repeatedRefs: repeatedRefs(items) }
  return [
    ...others.map((each) => toCartLine(each, coloursOf.get(each) ?? [], requested)),
    ...withoutBike.map((colour) => problemOf(colour, { problem: 'colourWithoutBike' })),
  ]
}

const isColour = ({ item }: IndexedItem) => isColourSku(item.sku)

/** With such a `ref` it is unknown which of the items a colour belongs to. */
function repeatedRefs(items: readonly RequestedItem[]): ReadonlySet<string> {
  const refs = items.flatMap(({ ref }) => ref ?? [])
  return new Set(refs.filter((ref, position) => refs.indexOf(ref) < position))
}

/** The colour of a frame is listed among the options of a bike, but the cart keeps it as an item of its own. */
function paintApart({ item, index }: IndexedItem): IndexedItem[] {
  const isPaint = (uid: string) => colourIn(uid) !== null
  const selectedOptions = item.selectedOptions.filter((uid) => !isPaint(uid))
  const alone = { ...item, selectedOptions: [], entered: [], ref: null, associatedRef: null }
  return [
    { item: { ...item, selectedOptions }, index },
    ...item.selectedOptions
      .flatMap((uid) => colourIn(uid) ?? [])
      .map((sku) => ({ item: { ...alone, sku }, index })),
  ]
}

function colourIn(uid: string): string | null {
  const { sectionId, sku = '' } = parseOptionUid(uid) ?? {}
  return sectionId === sectionIds.frameColour && isColourSku(sku) ? sku : null
}

/** Paint among the options of a bike belongs to it; paint without a reference to the bike if there is exactly one. */
function ownerOf({ item, index }: IndexedItem, bikes: readonly IndexedItem[]): IndexedItem | null {
  const own = bikes.find((bike) => bike.index === index)
  const named = bikes.find((bike) => bike.item.ref === item.associatedRef)
  const [only = null, ...others] = bikes
  if (item.associatedRef === null) return own ?? (others.length === 0 ? only : null)
  return own ?? named ?? null
}

const problemOf = ({ item, index }: IndexedItem, { named, ...fault }: Fault): ItemProblem => ({
  ...fault,
  index,
  name: named ?? item.sku,
})

type CallInputs = LineInputs & { repeatedRefs: ReadonlySet<string> }

/** A bike is refused with whatever is wrong with its colour, so that nobody gets it in another one. */
function toCartLine(
  requested: IndexedItem,
  colours: readonly IndexedItem[],
  inputs: CallInputs,
): RequestedLine {
  const { item, index } = requested
  const { catalogue, newUid } = inputs
  const product = catalogue.get(item.sku)
  // Parts are fitted in the workshop and not sold alone.
  if (!product || product.kind === 'part') return problemOf(requested, { problem: 'unknownSku' })
  const wrong = itemProblem(item, product, inputs)
  if (wrong) return problemOf(requested, { problem: wrong })
  const options = optionsOf(item, product, catalogue)
  if ('problem' in options) return problemOf(requested, options)
  const [colour, ...moreColours] = colours
  if (moreColours.length > 0) return problemOf(requested, { ...wrongColour, problem: 'paintTwice' })
  const wrongPaint = colour && colourFault(colour.item, item, inputs)
  if (wrongPaint) return problemOf(colour, wrongPaint)
  const paint = colour && catalogue.get(colour.item.sku)
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

/** The first problem found with an item whatever is chosen for it. */
function itemProblem(
  item: RequestedItem,
  product: SellableItem,
  { repeatedRefs: repeated }: CallInputs,
): LineProblem | null {
  if (item.ref !== null && repeated.has(item.ref)) return 'refTwice'
  return (
    quantityProblem(item.quantity) ??
    (takesTexts(product, item.entered) ? null : 'optionNotAvailable')
  )
}

const wrongColour: Fault = { problem: 'optionNotAvailable', sections: [sectionIds.frameColour] }

/** A colour as an item of its own is nothing but the paint of its bike: one for each, with no choices of its own. */
function colourFault(
  colour: RequestedItem,
  bike: RequestedItem,
  { catalogue, repeatedRefs: repeated }: CallInputs,
): Fault | null {
  if (catalogue.get(colour.sku)?.kind !== 'part') return { problem: 'unknownSku' }
  if (colour.ref !== null && repeated.has(colour.ref)) return { problem: 'refTwice' }
  if (colour.selectedOptions.length > 0 || colour.entered.length > 0) return wrongColour
  return colour.quantity === bike.quantity ? null : { problem: 'colourQuantity' }
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
  const unread = item.selectedOptions.find((uid) => parseOptionUid(uid) === null)
  if (unread !== undefined) return { problem: 'optionFormat', named: unread }
  const sectionOf = ({ sku }: ChosenOption) => catalogue.get(sku)?.section
  const isSecond = (option: ChosenOption, position: number) =>
    options.slice(0, position).some((other) => sectionOf(other)?.key === sectionOf(option)?.key)
  const isWrong = (option: ChosenOption, position: number) => {
    const section = sectionOf(option)
    if (product.kind !== 'bike' || section?.id !== option.sectionId) return true
    return (
      isSecond(option, position) ||
      isColourSku(option.sku) ||
      !isSelectable(section, product, catalogue)
    )
  }
  const wrong = options.filter(isWrong)
  // A SKU may be requested in lower case, but stock is counted under one spelling.
  if (wrong.length === 0)
    return options.map((option) => ({
      ...option,
      sku: catalogue.get(option.sku)?.sku ?? option.sku,
    }))
  const [named] = wrong
  return {
    problem: named && isSecond(named, options.indexOf(named)) ? 'partTwice' : 'partNotOffered',
    ...(named && { named: named.sku }),
    sections: wrong.map(({ sectionId }) => sectionId),
  }
}

/** A required part is always replaced; without knowing the bike's own part the price difference is unknown. */
const isSelectable = (
  { key, isRequired }: NonNullable<SellableItem['section']>,
  bike: SellableItem,
  catalogue: ItemCatalogue,
) => !isRequired || isPaintSection(key) || catalogue.get(bike.parts[key] ?? '') !== undefined
