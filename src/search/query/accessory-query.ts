import { type Language, understandQuery, type QueryTerm } from './understand-query.ts'

/** The words after these describe the product, or what it goes with. */
const descriptionStart = /\s(?:for|with|für|fuer|mit)\s.*/iu

/** Tyres for an e-bike and e-bike tyres are tyres; an e-bike with lights is a bike. */
export function isAccessoryQuery(
  query: string,
  queryTerms: readonly QueryTerm[],
  language: Language,
): boolean {
  const start = query.replace(descriptionStart, '')
  const thing = (start === query ? queryTerms : understandQuery(start, language)).at(-1)
  return thing !== undefined && thing.guesses.length === 0 && isTerm(thing, language.accessoryTerms)
}

/** Any tyre fits an e-bike; tyres that mention e-bikes are only likelier. */
export function withoutElectricBike(
  queryTerms: readonly QueryTerm[],
  { analyser }: Pick<Language, 'analyser'>,
): QueryTerm[] {
  const electric = new Set([analyser.termOf('ebike')])
  return queryTerms.filter((queryTerm) => !isTerm(queryTerm, electric))
}

const isTerm = ({ alternatives: [first] }: QueryTerm, terms: ReadonlySet<string>) =>
  terms.has(first?.terms.at(-1) ?? '')
