import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { type ImportPart, importParts } from './import-format.ts'
import type { ImportProblem } from './import-problem.ts'
import type { ImportFile } from './import-reading.ts'

type ReadResult = { files: ImportFile[]; problems: ImportProblem[] }

/** The files of a catalogue folder, or a single file of such a folder. */
export async function readImportFiles(path: string): Promise<ReadResult> {
  const stats = await stat(path).catch(() => null)
  if (stats === null) return failure(path, 'is not there')
  return stats.isDirectory() ? readFolder(path) : readOne(path, basename(path))
}

async function readFolder(folder: string): Promise<ReadResult> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(json|csv)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  if (paths.length === 0) return failure(folder, 'holds no .json or .csv files')
  const found = await Promise.all(
    paths.map((path) => readOne(path, relative(folder, path).split(sep).join('/'))),
  )
  return {
    files: found.flatMap(({ files }) => files),
    problems: found.flatMap(({ problems }) => problems),
  }
}

async function readOne(path: string, file: string): Promise<ReadResult> {
  const part = partOf(path)
  if (part === null)
    return failure(
      file,
      `belongs to no part of a catalogue; the parts are ${importParts.join(', ')}`,
    )
  return { files: [{ part, file, text: await readFile(path, 'utf8') }], problems: [] }
}

/** `stock.csv` and `stock/bikes.csv` are both stock. */
function partOf(path: string): ImportPart | null {
  const names = [basename(path, extname(path)), basename(dirname(path))]
  return importParts.find((part) => names.includes(part)) ?? null
}

const failure = (file: string, reason: string): ReadResult => ({
  files: [],
  problems: [{ file, line: null, field: '', reason }],
})
