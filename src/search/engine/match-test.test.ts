import { expect, test } from 'vitest'
import { createMatchTest } from './match-test.ts'

/** The words of each product; the last product is a model, which is shown by its builds. */
const positionsOf: Record<string, number[]> = {
  red: [0, 2],
  wool: [1],
  sock: [1, 2],
  steel: [3],
  frame: [3],
}

function aTrial() {
  const requested: string[] = []
  const postings = (term: string) => {
    requested.push(term)
    const positions = Uint32Array.from(positionsOf[term] ?? [])
    return { positions, strengths: new Float32Array(positions.length).fill(1) }
  }
  const texts = { size: 4, has: (term: string) => term in positionsOf, postings }
  return { isMetByAny: createMatchTest({ isModel: Uint8Array.of(0, 0, 0, 1) }, texts), requested }
}

const queryTerm = (...ways: string[]) => ({
  typed: ways[0] ?? '',
  guesses: [],
  alternatives: ways.map((way) => ({ terms: way.split(' '), weight: 1 })),
})

test('terms match together if one product has them all, in any of their spellings', () => {
  const { isMetByAny } = aTrial()
  expect(isMetByAny([queryTerm('red'), queryTerm('wool', 'sock')])).toBe(true)
  expect(isMetByAny([queryTerm('red'), queryTerm('wool')])).toBe(false)
  expect(isMetByAny([queryTerm('red'), queryTerm('wool sock')])).toBe(false)
})

test('a model by itself does not match', () => {
  expect(aTrial().isMetByAny([queryTerm('steel'), queryTerm('frame')])).toBe(false)
})

test('a query term is looked up once, however many combinations are tried', () => {
  const { isMetByAny, requested } = aTrial()
  const [red, wool, sock] = [queryTerm('red'), queryTerm('wool'), queryTerm('sock')]
  for (const queryTerms of [
    [red, wool, sock],
    [red, wool],
    [red, sock],
    [wool, sock],
  ])
    isMetByAny(queryTerms)
  expect(requested).toEqual(['red', 'wool', 'sock'])
})
