import type { OrderLine, Pieces, WholeOrder } from '#/orders/order/order.ts'
import { mostPieces, type PiecesStep } from './order-pieces.ts'

/** Completes the error messages about how many pieces a step can have. */
const verbs: Record<PiecesStep, string> = {
  ship: 'still to be sent',
  cancel: 'unsent and could be cancelled',
  refund: 'sent and not refunded yet',
}

/**
 * Parses `SKU:2`, `SKU` for all pieces, or the line's number in the list if two lines share a SKU.
 * Throws an explanation if nothing matches.
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
  const line = findLine(order, name)
  const most = mostPieces(order, line, step)
  const quantity = typed === undefined ? most : Number(typed)
  if (quantity >= 1 && quantity <= most) return { uid: line.uid, quantity }
  throw new Error(
    most === 0
      ? `No pieces of ${line.sku} are ${verbs[step]}.`
      : `Of ${line.sku} ${most} ${most === 1 ? 'piece is' : 'pieces are'} ${verbs[step]}: --line ${name}:${most}`,
  )
}

function findLine({ number, lines }: WholeOrder, name: string): OrderLine {
  const matches = lines.filter(({ sku }) => sku === name.toUpperCase())
  const [line] = matches.length > 0 ? matches : lines.filter((_, index) => name === `${index + 1}`)
  if (!line)
    throw new Error(
      `Order ${number} has no line ${name}. It has: ${lines.map(({ sku }) => sku).join(', ')}.`,
    )
  if (matches.length > 1)
    throw new Error(
      `${matches.length} lines of order ${number} are ${line.sku}: give its number in "order show", for example --line ${lines.indexOf(line) + 1}:1`,
    )
  return line
}
