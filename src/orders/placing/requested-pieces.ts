import type { OrderLine, Pieces, WholeOrder } from '#/orders/order/order.ts'
import { mostPieces, type PiecesStep } from './order-pieces.ts'

/** What a clerk can still do with a line, in his words. */
const verbs: Record<PiecesStep, string> = {
  ship: 'still to be sent',
  cancel: 'unsent and could be cancelled',
  refund: 'sent and not refunded yet',
}

/**
 * The pieces a clerk means by `SKU:2`, `SKU` for all of them, or the line's place in the list where two
 * lines have the same SKU. Says what is wrong where he means nothing there is.
 */
export function requestedPieces(
  order: WholeOrder,
  step: PiecesStep,
  texts: readonly string[],
): Pieces[] {
  const pieces = texts.map((text) => piecesIn(order, step, text))
  const twice = pieces.find(({ uid }, index) => pieces.findIndex((one) => one.uid === uid) < index)
  if (twice) throw new Error('Name each line once, with all of its pieces: --line SKU:3')
  return pieces
}

function piecesIn(order: WholeOrder, step: PiecesStep, text: string): Pieces {
  const [, name = '', typed] = /^(.+?)(?::(\d+))?$/.exec(text.trim()) ?? []
  const line = lineCalled(order, name)
  const most = mostPieces(order, line, step)
  const quantity = typed === undefined ? most : Number(typed)
  if (quantity >= 1 && quantity <= most) return { uid: line.uid, quantity }
  throw new Error(
    most === 0
      ? `No pieces of ${line.sku} are ${verbs[step]}.`
      : `Of ${line.sku} ${most} ${most === 1 ? 'piece is' : 'pieces are'} ${verbs[step]}: --line ${name}:${most}`,
  )
}

function lineCalled({ number, lines }: WholeOrder, name: string): OrderLine {
  const called = lines.filter(({ sku }) => sku === name.toUpperCase())
  const [line] = called.length > 0 ? called : lines.filter((_, index) => name === `${index + 1}`)
  if (!line)
    throw new Error(
      `Order ${number} has no line ${name}. It has: ${lines.map(({ sku }) => sku).join(', ')}.`,
    )
  if (called.length > 1)
    throw new Error(
      `${called.length} lines of order ${number} are ${line.sku}: say which by its place in "order show", for example --line ${lines.indexOf(line) + 1}:1`,
    )
  return line
}
