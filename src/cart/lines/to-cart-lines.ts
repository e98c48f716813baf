import { isPaintSection } from '#/catalogue/model/custom-paint.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import type { Misfit } from '#/configurator/fit/fit.ts'
import type { CartLine, ChosenOption, EnteredOption } from './cart.ts'
import { type LineProblem, quantityProblem } from './check-line.ts'
import { type FramedBike, lineMisfits } from './fit-line.ts'
import { type SellableItem, type ItemCatalogue, isColourSku } from '#/cart/items/sellable-item.ts'
import { isPaintAsked, linePaint } from '#/cart/items/line-picture.ts'
import { parseOptionUid } from './option-uid.ts'

/** An item as a page asks for it. */
export type RequestedItem = {
  sku: string
  quantity: number
  selectedOptions: readonly string[]
  entered: readonly EnteredOption[]
  /** Names a bike within the call … */
  ref: string | null
  /** … so that its paint can say whose it is. */
  associatedRef: string | null
}

/** What is wrong, and for who wants to mend it where: in these sections, or between these parts. */
type Fault = {
  problem: LineProblem
  sections?: readonly number[]
  misfits?: readonly Misfit[]
}
export type ItemProblem = Fault & { index: number; name: string }
export type RequestedLine = { index: number; line: CartLine } | ItemProblem

type Placed = { item: RequestedItem; index: number }

type LineInputs = {
  goods: ItemCatalogue
  /** The bikes that something was chosen for, by product. */
  frames: ReadonlyMap<number, FramedBike>
  newUid: () => string
}

/** The lines that some items ask for, paint joined with its bike; or why one cannot be. */
export function toCartLines(items: readonly RequestedItem[], shop: LineInputs): RequestedLine[] {
  const placed = items.map((item, index) => ({ item, index }))
  const colours = placed.filter(({ item }) => isColourSku(item.sku))
  const others = placed.filter(({ item }) => !isColourSku(item.sku))
  const bikes = others.filter(({ item }) => shop.goods.get(item.sku)?.kind === 'bike')
  const bikeOf = new Map(colours.map((colour) => [colour, ownerOf(colour, bikes)]))
  const lines = others.map((each) => {
    const colour = colours.find((paint) => bikeOf.get(paint) === each) ?? null
    return toCartLine(each, colour, shop)
  })
  return [...lines, ...colours.flatMap((colour) => colourProblem(colour, colours, bikeOf))]
}

/** Every colour needs a bike, and a bike has one. */
function colourProblem(
  colour: Placed,
  colours: readonly Placed[],
  bikeOf: ReadonlyMap<Placed, Placed | undefined>,
): ItemProblem[] {
  const bike = bikeOf.get(colour)
  if (!bike) return [problemOf(colour, { problem: 'colourWithoutBike' })]
  const isFirst = colours.find((other) => bikeOf.get(other) === bike) === colour
  const sections = [sectionIds.frameColour]
  return isFirst ? [] : [problemOf(colour, { problem: 'optionNotAvailable', sections })]
}

/** Paint that does not say whose it is belongs to the only bike there is. */
function ownerOf({ item }: Placed, bikes: readonly Placed[]): Placed | undefined {
  if (item.associatedRef === null) return bikes.length === 1 ? bikes[0] : undefined
  return bikes.find((bike) => bike.item.ref === item.associatedRef)
}

const problemOf = ({ item, index }: Placed, fault: Fault): ItemProblem => ({
  ...fault,
  index,
  name: item.sku,
})

function toCartLine(asked: Placed, colour: Placed | null, shop: LineInputs): RequestedLine {
  const { item, index } = asked
  const { goods, newUid } = shop
  const good = goods.get(item.sku)
  // parts are fitted by us and not sold alone
  if (!good || good.kind === 'part') return problemOf(asked, { problem: 'unknownSku' })
  const wrongQuantity = quantityProblem(item.quantity)
  if (wrongQuantity) return problemOf(asked, { problem: wrongQuantity })
  const options = optionsOf(item, good, goods)
  if ('problem' in options) return problemOf(asked, options)
  const paint = colour && goods.get(colour.item.sku)
  if (colour && paint?.kind !== 'part') return problemOf(colour, { problem: 'unknownSku' })
  const line: CartLine = {
    uid: newUid(),
    sku: good.sku,
    quantity: item.quantity,
    options,
    entered: item.entered,
    colour: paint ? { uid: newUid(), sku: paint.sku } : null,
  }
  const fault = buildFault(line, good, shop)
  return fault ? problemOf(asked, fault) : { index, line }
}

/** What is wrong with a bike as it was put together. */
function buildFault(
  line: CartLine,
  bike: SellableItem,
  { goods, frames }: LineInputs,
): Fault | null {
  const isPainted = isPaintAsked(line, goods)
  // one that was ridden already is sold as it stands
  const isTouched = isPainted || line.options.length > 0
  if (isTouched && bike.condition !== 'new') return { problem: 'optionNotAvailable' }
  if (isPainted && !linePaint(line, goods))
    return { problem: 'optionNotAvailable', sections: [sectionIds.customColour] }
  const framed = frames.get(bike.productId)
  const misfits = framed ? lineMisfits(line, framed, goods) : []
  return misfits.length > 0 ? { problem: 'doesNotFit', misfits } : null
}

/** Only a bike has options, one for each section. */
function optionsOf(
  item: RequestedItem,
  good: SellableItem,
  goods: ItemCatalogue,
): ChosenOption[] | Fault {
  const parsed = item.selectedOptions.map(parseOptionUid)
  const options = parsed.filter((option) => option !== null)
  if (options.length < parsed.length) return { problem: 'optionFormat' }
  const sectionOf = ({ sku }: ChosenOption) => goods.get(sku)?.section
  const isWrong = (option: ChosenOption, place: number) => {
    const section = sectionOf(option)
    if (good.kind !== 'bike' || section?.id !== option.sectionId) return true
    const isSecond = options.slice(0, place).some((other) => sectionOf(other)?.key === section.key)
    return isSecond || isColourSku(option.sku) || !isOpen(section, good, goods)
  }
  const wrong = options.filter(isWrong)
  // a SKU may be written in small letters, but stock is counted under one spelling
  if (wrong.length === 0)
    return options.map((option) => ({ ...option, sku: goods.get(option.sku)?.sku ?? option.sku }))
  return { problem: 'optionNotAvailable', sections: wrong.map(({ sectionId }) => sectionId) }
}

/** What a bike must have is exchanged, and without knowing for what nobody can say what it costs. */
const isOpen = (
  { key, isRequired }: NonNullable<SellableItem['section']>,
  bike: SellableItem,
  goods: ItemCatalogue,
) => !isRequired || isPaintSection(key) || goods.get(bike.parts[key] ?? '') !== undefined
