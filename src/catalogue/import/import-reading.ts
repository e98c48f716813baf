import { CsvError } from 'csv-parse/sync'
import * as v from 'valibot'
import { parseCsv } from './csv.ts'
import { type ImportPart, importFormat } from './import-format.ts'
import { type ImportProblem, type Located, problemAt, type Source } from './import-problem.ts'
import { knownFields } from './known-fields.ts'
import { plainReason } from './plain-issue.ts'

export type ImportFile = { part: ImportPart; file: string; text: string }

type RecordOf<Part extends ImportPart> = v.InferOutput<(typeof importFormat)[Part]['record']>
export type ImportRecords = { [Part in ImportPart]: Located<RecordOf<Part>>[] }

/** All well-formed records of the files, and the problems of the others. */
export function readRecords(files: readonly ImportFile[]): {
  records: ImportRecords
  problems: ImportProblem[]
} {
  const problems: ImportProblem[] = []
  const read = <Part extends ImportPart>(part: Part): Located<RecordOf<Part>>[] =>
    files
      .filter((file) => file.part === part)
      .flatMap((file) => split(file, problems))
      .flatMap((located) => {
        const record = check(part, located, problems)
        return record === null ? [] : [{ value: record, source: located.source }]
      })
  const records: ImportRecords = {
    makers: read('makers'),
    places: read('places'),
    attributes: read('attributes'),
    categories: read('categories'),
    components: read('components'),
    models: read('models'),
    accessories: read('accessories'),
    variants: read('variants'),
    prices: read('prices'),
    history: read('history'),
    stock: read('stock'),
    redirects: read('redirects'),
  }
  return { records, problems }
}

/** A file's records, not yet validated. */
function split({ part, file, text }: ImportFile, problems: ImportProblem[]): Located<unknown>[] {
  const isList = importFormat[part].shape === 'list'
  if (file.endsWith('.csv')) {
    if (isList) return splitCsv({ part, file, text }, problems)
    problems.push({
      file,
      line: null,
      field: '',
      reason: `${part} cannot be a CSV file, only JSON`,
    })
    return []
  }
  const json = parseJson(file, text, problems)
  if (json === undefined) return []
  const whole: Source = { file, place: { text, path: [] } }
  if (!isList) return [{ value: json, source: whole }]
  if (Array.isArray(json))
    return json.map((value: unknown, index) => ({
      value,
      source: { file, place: { text, path: [index] } },
    }))
  problems.push({ file, line: 1, field: '', reason: 'must be a list, in square brackets' })
  return []
}

/** The columns in which an empty cell says something. */
const speakingColumns: Partial<Record<ImportPart, readonly string[]>> = { prices: ['special'] }

function splitCsv({ part, file, text }: ImportFile, problems: ImportProblem[]): Located<unknown>[] {
  try {
    return parseCsv(text, speakingColumns[part]).map(({ line, cells }) => ({
      value: cells,
      source: { file, place: { line } },
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error['lines'] === 'number' ? error['lines'] : null
    problems.push({ file, line, field: '', reason: `is not valid CSV: ${error.message}` })
    return []
  }
}

function parseJson(file: string, text: string, problems: ImportProblem[]): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const position = /position (\d+)/.exec(message)?.[1]
    const line = position ? text.slice(0, Number(position)).split('\n').length : null
    problems.push({
      file,
      line,
      field: '',
      reason: `is not valid JSON: ${message.replace(/ in JSON.*| \(line.*/, '')}`,
    })
    return undefined
  }
}

function check<Part extends ImportPart>(
  part: Part,
  { value, source }: Located<unknown>,
  problems: ImportProblem[],
): RecordOf<Part> | null {
  const schema: v.GenericSchema = importFormat[part].record
  const result = v.safeParse(schema, value)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the lookup of the schema loses its type
  if (result.success) return result.output as RecordOf<Part>
  for (const issue of result.issues.flatMap(innermost)) {
    const path = (issue.path ?? []).flatMap(({ key }) =>
      typeof key === 'string' || typeof key === 'number' ? [key] : [],
    )
    problems.push(problemAt(source, path, plainReason(issue, knownFields(part))))
  }
  return null
}

/** A union hides what is wrong inside it, so the first issue inside one of its options is reported instead. */
export function innermost(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] {
  const deeper = (issue.issues ?? []).filter((each) => (each.path?.length ?? 0) > 0)
  const [first] = deeper
  if (!first || issue.type !== 'union') return [issue]
  const [start, ...rest] = [...(issue.path ?? []), ...(first.path ?? [])]
  return [start ? { ...first, path: [start, ...rest] } : first]
}
