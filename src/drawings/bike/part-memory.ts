import type { PartDrawing, Sources } from './drawing.ts'

type Painter = (drawing: PartDrawing) => string
type Start = (sources: Sources) => PartDrawing

type DrawnPart = { markup: string; definitions: ReadonlyMap<string, string> }

/** A value that a part was drawn from, as text: one member of one of the sources. */
type Read = { source: keyof Sources; member: string; text: string }

/** The layers of a bike that is drawn once. */
export const drawParts = (painters: readonly Painter[], start: Start, sources: Sources): string[] =>
  withDefinitions(painters.map((painter) => drawnPart(painter, start(sources))))

/** Draws bikes one after another: parts that read nothing which has changed since the last bike are kept. */
export function partMemory(
  painters: readonly Painter[],
  start: Start,
): (sources: Sources) => string[] {
  let drawn: readonly (DrawnPart & { reads: Read[] })[] = []
  return (sources) => {
    const textOf = textsOf(sources)
    drawn = painters.map((painter, index) => {
      const before = drawn[index]
      if (before?.reads.every(({ source, member, text }) => textOf(source, member) === text))
        return before
      const { watched, reads } = watch(sources)
      const part = drawnPart(painter, start(watched))
      return { ...part, reads: reads(textOf) }
    })
    return withDefinitions(drawn)
  }
}

function drawnPart(painter: Painter, drawing: PartDrawing): DrawnPart {
  const markup = painter(drawing)
  return { markup, definitions: drawing.ink.kept }
}

type TextOf = (source: keyof Sources, member: string) => string

/** Each member's text is worked out once for all parts. */
function textsOf(sources: Sources): TextOf {
  const texts = new Map<string, string>()
  return (source, member) => {
    const key = `${source} ${member}`
    const text = texts.get(key) ?? JSON.stringify(Reflect.get(sources[source], member))
    texts.set(key, text)
    return text
  }
}

/** The same sources, which remember what is read from them. */
function watch(sources: Sources): { watched: Sources; reads: (textOf: TextOf) => Read[] } {
  const members = {
    look: new Set<string>(),
    skeleton: new Set<string>(),
    plan: new Set<string>(),
    lines: new Set<string>(),
    drive: new Set<string>(),
  }
  return {
    watched: {
      look: noting(sources.look, members.look),
      skeleton: noting(sources.skeleton, members.skeleton),
      plan: noting(sources.plan, members.plan),
      lines: noting(sources.lines, members.lines),
      drive: noting(sources.drive, members.drive),
    },
    reads: (textOf) =>
      sourceNames.flatMap((source) =>
        [...members[source]].map((member) => ({ source, member, text: textOf(source, member) })),
      ),
  }
}

const sourceNames = ['look', 'skeleton', 'plan', 'lines', 'drive'] as const

const noting = <Source extends object>(source: Source, members: Set<string>): Source =>
  new Proxy(source, {
    get(target, member): unknown {
      if (typeof member === 'string') members.add(member)
      return Reflect.get(target, member)
    },
  })

/** A definition that several parts use stands with the first of them. */
function withDefinitions(drawn: readonly DrawnPart[]): string[] {
  const defined = new Set<string>()
  return drawn.map(({ markup, definitions }) => {
    let own = ''
    for (const [name, definition] of definitions) {
      if (!defined.has(name)) own += definition
      defined.add(name)
    }
    return own === '' ? markup : `<defs>${own}</defs>${markup}`
  })
}
