import { type Language, understandQuery, type Wish } from './understand-query.ts'

/** The words after these describe the product, or what it goes with. */
const descriptionStart = /\s(?:for|with|für|fuer|mit)\s.*/iu

/** Tyres for an e-bike and e-bike tyres are tyres; an e-bike with lights is a bike. */
export function isAccessoryWanted(
  query: string,
  wishes: readonly Wish[],
  language: Language,
): boolean {
  const start = query.replace(descriptionStart, '')
  const thing = (start === query ? wishes : understandQuery(start, language)).at(-1)
  return thing !== undefined && thing.guesses.length === 0 && isTerm(thing, language.accessoryTerms)
}

/** Any tyre fits an e-bike; tyres that mention e-bikes are only likelier. */
export function withoutElectricBike(
  wishes: readonly Wish[],
  { analyser }: Pick<Language, 'analyser'>,
): Wish[] {
  const electric = new Set([analyser.termOf('ebike')])
  return wishes.filter((wish) => !isTerm(wish, electric))
}

const isTerm = ({ alternatives: [first] }: Wish, terms: ReadonlySet<string>) =>
  terms.has(first?.terms.at(-1) ?? '')
