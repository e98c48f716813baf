import { derivedGeometry, type FrameGeometry } from '#/drawings/bike-frame/frame-geometry.ts'

/** The wheel does not change the length of the fork, so any will do. */
const wheel = { size: '700c', tyreWidth: 40 } as const

/** More than any fork turns a frame by; the search ends within a hundredth of a degree. */
const mostDegrees = 10
const steps = 12

/** A fork that agrees with the table to this is the one that the table is for: makers print whole millimetres. */
const sameFork = 1

/** The measures that a fork changes: its length from the crown race to the axle along the steerer, and its offset. */
export type ForkFit = { length?: number | undefined; offset?: number | undefined }

/** The geometry of a frame with another fork; the frame's own leaves every number as it is printed. */
export function withFork(frame: FrameGeometry, { length, offset }: ForkFit): FrameGeometry {
  const own = derivedGeometry(frame, wheel).forkLength
  const forked = { ...frame, forkOffset: offset ?? frame.forkOffset }
  const isOwnLength = length === undefined || Math.abs(length - own) <= sameFork
  if (isOwnLength && forked.forkOffset === frame.forkOffset) return frame
  return withForkLength(forked, isOwnLength ? own : length)
}

/**
 * The geometry of a frame with a fork of another length: a longer fork turns the whole frame backwards about
 * the rear axle, which lifts the bottom bracket and slackens both angles. The tubes keep their lengths.
 */
export function withForkLength(frame: FrameGeometry, length: number): FrameGeometry {
  let [least, most] = [-mostDegrees, mostDegrees]
  for (let step = 0; step < steps; step += 1) {
    const middle = (least + most) / 2
    if (derivedGeometry(turned(frame, middle), wheel).forkLength < length) least = middle
    else most = middle
  }
  return rounded(turned(frame, (least + most) / 2))
}

/** The frame turned backwards about the rear axle, by degrees. */
function turned(frame: FrameGeometry, degrees: number): FrameGeometry {
  const sin = Math.sin((degrees * Math.PI) / 180)
  const cos = Math.cos((degrees * Math.PI) / 180)
  const { rearCentreX } = derivedGeometry(frame, wheel)
  return {
    ...frame,
    headAngle: frame.headAngle - degrees,
    seatAngle: frame.seatAngle - degrees,
    bbDrop: frame.bbDrop * cos - rearCentreX * sin,
    stack: frame.stack * cos + frame.reach * sin,
    reach: frame.reach * cos - frame.stack * sin,
  }
}

/** As geometry tables are printed: angles to a tenth of a degree, lengths to a millimetre. */
const rounded = (frame: FrameGeometry): FrameGeometry => ({
  ...frame,
  headAngle: Math.round(frame.headAngle * 10) / 10,
  seatAngle: Math.round(frame.seatAngle * 10) / 10,
  bbDrop: Math.round(frame.bbDrop),
  stack: Math.round(frame.stack),
  reach: Math.round(frame.reach),
})
