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
 * `/moor-ti-force/build-v2/` is the configurator of `/moor-ti-force/`, `/moor-ti-force/review/` its
 * review step. Null for an invalid path and for the home page.
 */
export function splitPath(raw: string): SplitPath | null {
  const path = normalPath(raw)
  if (path === null || path === '') return null
  const segments = path.split('/')
  const build = segments.findIndex((segment) => buildSegments.includes(segment))
  if (build >= 0) return split(path, segments, build, 'configurator')
  const isReview = segments.length > 1 && segments.at(-1) === 'review'
  if (isReview) return split(path, segments, segments.length - 1, 'upSell')
  return { path, basePath: path, action: null, segment: null }
}

function split(
  path: string,
  segments: readonly string[],
  at: number,
  action: 'configurator' | 'upSell',
): SplitPath | null {
  const basePath = segments.toSpliced(at, 1).join('/')
  return basePath === '' ? null : { path, basePath, action, segment: segments[at] ?? null }
}
