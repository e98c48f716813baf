import { randomUUID } from 'node:crypto'

/** Something that went wrong, without anything personal in it: whoever makes one has taken that out. */
export type Fault = {
  /** The platform on which the code ran, which decides how the service reads the stack. */
  platform: 'javascript' | 'node'
  /** The name of the error's class. */
  type: string
  message: string
  stack: string
  /** The id of the build that the code belongs to. */
  release: string
  environment: string
  /** Short values to search by. */
  tags: Record<string, string>
}

export type Endpoint = { url: string; key: string }

/** The address that a DSN stands for: `https://key@host/path/project`. */
export function endpointOf(dsn: string): Endpoint {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username }
}

/** One event in the envelope format of Sentry, which other services read as well. */
export function envelopeOf(fault: Fault, now: Date): string {
  const id = randomUUID().replaceAll('-', '')
  const { platform, type, message, stack, release, environment, tags } = fault
  const event = {
    event_id: id,
    timestamp: now.getTime() / 1000,
    platform,
    level: 'error',
    release,
    environment,
    tags,
    exception: { values: [{ type, value: message, stacktrace: { frames: framesOf(stack) } }] },
  }
  const lines = [{ event_id: id, sent_at: now.toISOString() }, { type: 'event' }, event]
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

type Frame = { function: string; filename: string; lineno: number; colno: number; in_app: boolean }

/** A service shows no more; a stack that overflowed has thousands. */
const framesAtMost = 50

/** `at name (file:1:2)` in Chromium and Node, `name@file:1:2` in Firefox and Safari; the oldest call first. */
export function framesOf(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((line): Frame[] => {
    const found = /^\s*(?:at (?:async )?(?:(.*?) \()?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/.exec(line)
    if (!found) return []
    const [, ours, theirs, file = '', row, column] = found
    const filename = withoutFolders(file)
    return [
      {
        function: ours ?? (theirs || '?'),
        filename,
        lineno: Number(row),
        colno: Number(column),
        in_app: !/node_modules|^node:/.test(filename),
      },
    ]
  })
  return frames.slice(0, framesAtMost).toReversed()
}

/** The folders of the machine concern nobody; source maps are found by what follows them. */
const withoutFolders = (file: string): string =>
  file.replace(/^(?:file:\/\/)?\/.*?(?=\/(?:build|src|node_modules)\/)/, 'app://')
