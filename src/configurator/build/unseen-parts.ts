/**
 * These options can be chosen and cannot be seen on the bike. The test of the pictures reads these lists; "nothing" stands for leaving a section empty.
 */

/** Sections whose parts nobody sees on the bike, and where they are instead. */
export const unseen: Readonly<Record<string, string>> = {
  charger: 'in the carton',
  lock: 'in the carton; its place on the frame is kept free for it',
  paintProtection: 'clear film',
  toolkit: 'in a pocket or inside the steerer',
  tubeless: 'inside the tyre',
}

/** Options that look the same from outside, and why. */
export const alike: Readonly<
  Record<string, readonly { skus: readonly string[]; reason: string }[]>
> = {
  gradientAngle: [
    { skus: ['PNT-ANGLE-0', 'nothing'], reason: 'a fade runs to the front unless told otherwise' },
  ],
  gradientColour: [{ skus: ['PNT-FADE-NONE', 'nothing'], reason: 'both are no fade' }],
  paintFinish: [
    { skus: ['PNT-GLOSS', 'nothing'], reason: 'paint is glossy unless told otherwise' },
  ],
  powerMeter: [
    {
      skus: ['PWR-QUARQ-FORCE', 'PWR-QUARQ-RED'],
      reason: 'both spiders are black; the crank that each needs tells them apart',
    },
  ],
}
