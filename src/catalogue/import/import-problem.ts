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
