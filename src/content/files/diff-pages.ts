import { stringify } from 'yaml'
import type { PageDocument } from '#/content/page-document.ts'
import { diffLines, type DiffLine } from './line-diff.ts'
import { writePageFile } from './write-page-file.ts'

const contextLines = 2

/** The differences between two versions, by file, block and line; empty if there are none. */
export function diffPages(before: PageDocument, after: PageDocument): string[] {
  const variants = new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])
  return [
    ...diffFacts(before, after),
    ...[...variants].toSorted().flatMap((variant) => {
      const changes = shortened(diffLines(fileOf(before, variant), fileOf(after, variant)))
      return changes.length > 0 ? [`${variant}.md`, ...changes] : []
    }),
  ]
}

/** The lines of `page.yaml` that differ; the path belongs to the page and not to a version. */
function diffFacts(before: PageDocument, after: PageDocument): string[] {
  const changes = diffLines(factsOf(before), factsOf(after)).filter(({ sign }) => sign !== ' ')
  return changes.length > 0
    ? ['page.yaml', ...changes.map(({ sign, line }) => `${sign} ${line}`)]
    : []
}

const factsOf = ({ texts: _texts, ...facts }: PageDocument): string[] =>
  stringify(facts).trimEnd().split('\n')

function fileOf({ texts }: PageDocument, variant: string): string[] {
  const text = texts[variant]
  return text ? writePageFile(text).trimEnd().split('\n') : []
}

/** The changes with a few lines around them, each group below the block it is in. */
function shortened(lines: readonly DiffLine[]): string[] {
  const isNear = (index: number) =>
    lines
      .slice(Math.max(0, index - contextLines), index + contextLines + 1)
      .some(({ sign }) => sign !== ' ')
  let block = 'front matter'
  return lines.flatMap(({ sign, line }, index) => {
    const [, fence] = /^:::([\w-]+)/.exec(line) ?? []
    const isGroupStart = isNear(index) && (index === 0 || !isNear(index - 1))
    const heading = isGroupStart ? [`@@ ${fence ?? block}`] : []
    block = fence ?? (line === ':::' || line === '---' ? (index === 0 ? block : 'text') : block)
    return isNear(index) ? [...heading, `${sign} ${line}`] : []
  })
}
