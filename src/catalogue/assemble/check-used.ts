import type { Notes } from '#/catalogue/import/import-draft.ts'
import type { BuildRecord } from '#/catalogue/import/import-model.ts'
import type { Bike, Model } from '#/catalogue/model/bike.ts'
import { followLike } from './follow-like.ts'

type UsedBuild = { model: Model; builds: readonly BuildRecord[]; bike: Bike; index: number }

/** A used bike states its condition, one piece for every size, and for an e-bike the state of its battery. */
export function checkUsed(notes: Notes, { model, builds, bike, index }: UsedBuild): void {
  const { condition, used, sizes } = bike
  const at = ['builds', index, 'used'] as const
  if (condition === 'new') {
    if (used) notes.error(at, 'is only for a build with a condition such as "refurbished"')
    return
  }
  if (!used) {
    notes.error(at, `is missing: state grade, kilometres and marks of the ${condition} bike`)
    return
  }
  const stated = used.pieces.map(({ size }) => size)
  for (const { size } of sizes)
    if (!stated.includes(size)) notes.error([...at, 'pieces'], `do not describe size "${size}"`)
  for (const [position, piece] of used.pieces.entries()) {
    const field = [...at, 'pieces', position] as const
    if (!sizes.some(({ size }) => size === piece.size))
      notes.error([...field, 'size'], `names "${piece.size}", which is not a size of this build`)
    if (stated.indexOf(piece.size) !== position)
      notes.error([...field, 'size'], `"${piece.size}" is used twice`)
    if (bike.electric && piece.batteryPercent === undefined)
      notes.error([...field, 'batteryPercent'], 'is missing, and this is an e-bike')
  }
  if (used.asNew === undefined) return
  const other = builds.find(({ code }) => code === used.asNew)
  const isNew = other && (followLike(builds, other).condition ?? model.condition ?? 'new') === 'new'
  if (!isNew)
    notes.error(
      [...at, 'asNew'],
      `names "${used.asNew}", which must be a build of this file that is sold new`,
    )
}
