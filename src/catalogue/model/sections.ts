/** Fixed ids of the configurator's sections, see docs/behaviour.md#configurator-sections. Frame and size really do share 1. */
export const sectionIds = {
  frame: 1,
  size: 1,
  fork: 2,
  wheelset: 7,
  handlebar: 10,
  stem: 12,
  saddle: 14,
  pedals: 25,
  bags: 37,
  paintFinish: 57,
  frameColour: 58,
  gradientColour: 59,
  gradientAngle: 60,
  downTubeLogoColour: 61,
  topTubeForkLogoColour: 62,
  paintProtection: 63,
  chainset: 67,
  /** Not a product option: opens the paint sections 57–62. */
  customColour: -1,
} as const

type KnownSection = keyof typeof sectionIds

/** The API spells the colour sections the American way (`frameColor`). */
export const wireSectionKey = (key: string): string =>
  isKnownSection(key) ? key.replace(/Colour$/, 'Color') : key

export const isKnownSection = (key: string): key is KnownSection => Object.hasOwn(sectionIds, key)
