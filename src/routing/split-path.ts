import { normalPath } from '#/catalogue/urls/normal-path.ts'

/** A path split into the page it belongs to and the action on it. */
export type SplitPath = {
  path: string
  basePath: string
  action: 'configurator' | 'upSell' | null
  /** The segment of the action, without slashes. */
  segment: string | null
}

const buildSegments = ['build', 'build-v2']

/**
 * `/moor-ti-force/build-v2/` is the configurator of `/moor-ti-force/`, as is any longer path with that segment;
 * `/moor-ti-force/review/` is its review step. Null for an invalid path and for the home page.
 */
export function splitPath(raw: string): SplitPath | null {
  const path = normalPath(raw)
  if (path === null || path === '') return null
  const segments = path.split('/')
  const build = segments.findIndex((segment) => buildSegments.includes(segment))
  if (build >= 0) {
    const basePath = segments.slice(0, build).join('/')
    const segment = segments[build] ?? null
    return basePath === '' ? null : { path, basePath, action: 'configurator', segment }
  }
  const basePath = segments.slice(0, -1).join('/')
  return segments.at(-1) === 'review' && basePath !== ''
    ? { path, basePath, action: 'upSell', segment: 'review' }
    : { path, basePath: path, action: null, segment: null }
}
