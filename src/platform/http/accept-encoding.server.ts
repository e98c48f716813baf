/** The codings a page is kept in, best first: equal wishes are settled in this order. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

// Browsers send a handful of different values; the bound is for those who invent them.
const rememberedAtMost = 64
const remembered = new Map<string, Encoding>()

/** The coding to answer with. Nothing sent, nothing understood or everything refused: plain bytes. */
export function chooseEncoding(header?: string): Encoding {
  if (header === undefined) return 'identity'
  const known = remembered.get(header)
  if (known) return known
  if (remembered.size >= rememberedAtMost) remembered.clear()
  const chosen = negotiate(header)
  remembered.set(header, chosen)
  return chosen
}

function negotiate(header: string): Encoding {
  const wishes = new Map(header.split(',').map(wishFrom))
  const weigh = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get('*') ?? unnamed(encoding)
  const best = encodings.reduce((one, next) => (weigh(next) > weigh(one) ? next : one))
  return weigh(best) > 0 ? best : 'identity'
}

// RFC 9110 §12.5.3: plain bytes need no mention to be acceptable, but anything named comes first.
const unnamed = (encoding: Encoding) => (encoding === 'identity' ? 0.0001 : 0)

function wishFrom(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [coding === 'x-gzip' ? 'gzip' : coding, quality ? weightFrom(quality.slice(2)) : 1]
}

function weightFrom(text: string): number {
  const weight = Number.parseFloat(text)
  return weight >= 0 && weight <= 1 ? weight : 0
}
