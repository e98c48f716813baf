import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { sharedViewBox, viewBox } from '#/drawings/bike/views.ts'

/** A part of the bike that the stage can turn to. */
export type StageView = 'cockpit' | 'detail-wheel' | 'detail-drivetrain' | 'detail-seat'

/** The part that a section is about; whatever is not listed is seen best on the whole bike. */
const views: Readonly<Record<string, StageView>> = {
  wheelset: 'detail-wheel',
  tyres: 'detail-wheel',
  tubeless: 'detail-wheel',
  chainset: 'detail-drivetrain',
  powerMeter: 'detail-drivetrain',
  pedals: 'detail-drivetrain',
  handlebar: 'cockpit',
  stem: 'cockpit',
  tape: 'cockpit',
  bell: 'cockpit',
  computerMount: 'cockpit',
  saddle: 'detail-seat',
  seatpost: 'detail-seat',
}

export const viewOfSection = (section: string): StageView | null => views[section] ?? null

/** Moves and scales the drawing of the whole bike so that the part fills the stage. */
export function turnTo(view: StageView, look: BikeLook): string {
  const part = viewBox(view === 'cockpit' ? 'detail-cockpit' : view, look, skeletonOf(look))
  const [from, to] = [middleOf(sharedViewBox), middleOf(part)]
  const scale = from.width / to.width
  const [x, y] = [from.x - to.x * scale, from.y - to.y * scale]
  return `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale.toFixed(3)})`
}

function middleOf(box: string) {
  const [left = 0, top = 0, width = 1, height = 1] = box.split(' ').map(Number)
  return { x: left + width / 2, y: top + height / 2, width }
}
