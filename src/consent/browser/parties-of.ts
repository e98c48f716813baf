import type { Category } from '#/platform/consent/browser-entries.ts'
import { type ThirdParty, thirdParties } from '#/platform/consent/third-parties.ts'

/** Those of the third parties that consent to a category switches on. */
export const partiesOf = (category: Category, parties: readonly ThirdParty[]): ThirdParty[] =>
  parties.filter((party) => thirdParties[party].categories.some((each) => each === category))
