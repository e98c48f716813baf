/**
 * These options can be chosen and cannot be seen on the bike. The test of the pictures reads these lists; "nothing" stands for leaving a section empty.
 */

type Groups<Group> = Readonly<Record<string, readonly Group[]>>

/** Sections whose parts nobody sees on the bike, and where they are instead. */
export const unseen: Readonly<Record<string, string>> = {
  charger: 'in the carton',
  lock: 'in the carton',
  paintProtection: 'clear film',
  toolkit: 'in a pocket or inside the steerer',
  tubeless: 'inside the tyre',
}

/** Options that look the same from outside, and why. */
export const alike: Groups<{ skus: readonly string[]; reason: string }> = {
  gradientAngle: [
    { skus: ['PNT-ANGLE-0', 'nothing'], reason: 'a fade runs to the front unless told otherwise' },
  ],
  gradientColour: [{ skus: ['PNT-FADE-NONE', 'nothing'], reason: 'both are no fade' }],
  paintFinish: [
    { skus: ['PNT-GLOSS', 'nothing'], reason: 'paint is glossy unless told otherwise' },
  ],
}

/** Options that look different in the workshop and the same in the drawing. This list has to shrink. */
export const notDrawnYet: Groups<readonly string[]> = {}

/** Sections whose part on the bike as sold is drawn differently from the same part when it is chosen. */
export const ownNotDrawnYet: readonly string[] = []
