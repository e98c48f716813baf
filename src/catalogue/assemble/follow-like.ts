import type { BuildRecord } from '#/catalogue/import/import-model.ts'
import { mergeLooks } from '#/catalogue/merge-looks.ts'

/** Fills in what the build named by `like` states and this one does not, except a reduction. */
export function followLike(builds: readonly BuildRecord[], build: BuildRecord): BuildRecord {
  const other = builds.find(({ code }) => code === build.like)
  if (!other || other === build) return build
  const { special: _special, slug: _slug, sku: _sku, position: _position, ...inherited } = other
  return {
    ...inherited,
    ...build,
    specification: { ...inherited.specification, ...build.specification },
    facts: { ...inherited.facts, ...build.facts },
    parts: { ...inherited.parts, ...build.parts },
    look: mergeLooks(inherited.look, build.look),
  }
}
