import { LRUCache } from 'lru-cache'

/** The supported encodings, best first: the order decides between equal weights. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

// Browsers send a handful of different values; the limit guards against invented ones.
const known = new LRUCache<string, readonly Encoding[]>({ max: 64, memoMethod: negotiate })

/**
 * The encoding of the response, of those that it is there in. It is plain bytes when the header is missing, not understood or
 * refuses everything.
 */
export const chooseEncoding = (
  header?: string,
  offered: readonly Encoding[] = encodings,
): Encoding =>
  (header === undefined ? undefined : known.memo(header).find((each) => offered.includes(each))) ??
  'identity'

/** The accepted encodings, best first. */
function negotiate(header: string): readonly Encoding[] {
  const weights = new Map(header.split(',').map(parseWeight))
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? unnamed(encoding)
  return encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
}

// RFC 9110 §12.5.3: plain bytes are acceptable without being named, but anything named comes first.
const unnamed = (encoding: Encoding) => (encoding === 'identity' ? 0.0001 : 0)

function parseWeight(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [coding === 'x-gzip' ? 'gzip' : coding, quality ? weightFrom(quality.slice(2)) : 1]
}

function weightFrom(text: string): number {
  const weight = Number.parseFloat(text)
  return weight >= 0 && weight <= 1 ? weight : 0
}
