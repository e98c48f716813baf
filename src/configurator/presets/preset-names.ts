/** The builds that the shop works out. */
export const presetNames = ['lightest', 'soonest', 'value'] as const
export type PresetName = (typeof presetNames)[number]

/** The parameters by which a form without scripts asks for one; no section has these keys. */
export const presetParameter = 'preset'
export const budgetParameter = 'budget'
