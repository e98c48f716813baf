import type { Landscape } from '#/drawings/scenery/scene-look.ts'
import type { Sheet } from '#/drawings/scenery/sheet.ts'
import { printFrameJig } from './frame-jig.ts'
import { printRepairStand } from './repair-stand.ts'
import { printStudio } from './studio.ts'
import { printTruingStand } from './truing-stand.ts'

/** Rooms have no sky, no road and no weather. */
export const indoors: Partial<Record<Landscape, (sheet: Sheet) => void>> = {
  'frame-jig': printFrameJig,
  'truing-stand': printTruingStand,
  'repair-stand': printRepairStand,
  studio: printStudio,
}
