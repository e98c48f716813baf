import type { ThirdParty } from '#/platform/consent/third-parties.ts'
import type { Sources } from './sources.ts'

/** The third parties of a shop, as the browser needs them to load their scripts. Nothing in it is secret. */
export type ThirdPartySetup = {
  /** All that are set up, in the order of the list. */
  parties: readonly ThirdParty[]
  tagManager?: { url: string; id: string }
  bloomreach?: { url: string; token: string; hasExperiments: boolean }
  goInStore?: { url: string; token: string }
  /** The sources that pages may load from whatever the visitor decides, such as the lender's script. */
  others: Sources
}
