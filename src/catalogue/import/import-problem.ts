import { type JsonPath, lineOfPath, pathText } from './json-lines.ts'

/** The position of one record in an import file. */
export type Source = {
  file: string
  /** The JSON text and the path inside it, or the line of a CSV file. */
  place: { text: string; path: JsonPath } | { line: number }
}

export type Located<Value> = { value: Value; source: Source }

/** A problem in an import file: where it is, and why it is one. */
export type ImportProblem = {
  file: string
  line: number | null
  field: string
  reason: string
}

export function problemAt(source: Source, path: JsonPath, reason: string): ImportProblem {
  const { file, place } = source
  if ('line' in place) return { file, line: place.line, field: pathText(path), reason }
  const whole = [...place.path, ...path]
  return { file, line: lineOfPath(place.text, whole), field: pathText(whole), reason }
}

/** "models/moor-ti.json, line 41, builds[2].price must be an amount such as 2499." */
export const sentenceOf = ({ file, line, field, reason }: ImportProblem): string =>
  `${file}${line === null ? '' : `, line ${line}`}: ${field ? `${field} ` : ''}${reason}.`.replace(
    /\?\.$/,
    '?',
  )

/** Problems printed one by one; of a file of another program every line may be wrong in the same way. */
const problemsShown = 40
/** Kinds of problems that are counted below them. */
const kindsShown = 20

/** The first problems as sentences; of many, also how often each kind of problem occurs in all. */
export function problemLines(problems: readonly ImportProblem[]): string[] {
  const first = problems.slice(0, problemsShown).map(sentenceOf)
  if (problems.length <= problemsShown) return first
  const kinds = [...Map.groupBy(problems, kindOf)].toSorted(([, a], [, b]) => b.length - a.length)
  const rest = kinds.length > kindsShown ? [`… and ${kinds.length - kindsShown} other kinds`] : []
  return [
    ...first,
    `… and ${problems.length - problemsShown} more. All ${problems.length} by kind:`,
    ...kinds
      .slice(0, kindsShown)
      .map(([kind, all]) => `${String(all.length).padStart(7)} × ${kind}`),
    ...rest,
  ]
}

/** Without the place in the list and without the value, by which each is another. */
const kindOf = ({ file, field, reason }: ImportProblem): string =>
  `${file.includes('/') ? `${file.slice(0, file.lastIndexOf('/'))}/…` : file}: ${field.replaceAll(/\[\d+\]/g, '[…]')} ${reason.replace(/^(names|is|uses the SKU|leads to the SKU)? ?"[^"]*"/, '$1 …').replace(/; did you mean.*/, '')}`
