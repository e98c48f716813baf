import { marketingSettings } from '#/platform/config/settings.ts'

/** The calls that the marketing script answers once it is loaded. */
const calls = [
  'anonymize',
  'initialize',
  'identify',
  'getSegments',
  'update',
  'track',
  'trackLink',
  'trackEnhancedEcommerce',
  'getHtml',
  'showHtml',
  'showBanner',
  'showWebLayer',
  'ping',
  'getAbTest',
  'loadDependency',
  'getRecommendation',
  'reloadWebLayers',
  '_preInitialize',
  '_initializeConfig',
] as const
const notificationCalls = ['isAvailable', 'isSubscribed', 'subscribe', 'unsubscribe'] as const

type Call = [name: string, input: readonly unknown[]]
type Queue<Name extends string> = Record<Name, (...input: unknown[]) => void> & { _: Call[] }

export type BloomreachSdk = Queue<(typeof calls)[number]> & {
  notifications: Queue<(typeof notificationCalls)[number]>
  segments: Queue<'subscribe'>
  snippetVersion: string
  _performance: { nowFn: () => number; snippetStartTime: number }
}

declare global {
  interface Window {
    exponea?: BloomreachSdk
  }
}

/** Of a script that never comes, the calls must not fill the memory. */
const callsAtMost = 200

/** Notes each call until the script has come, which then answers them in this order. */
function queueOf<Name extends string>(names: readonly Name[]): Queue<Name> {
  const noted: Call[] = []
  const queue = Object.fromEntries(
    names.map((name) => [
      name,
      (...input: unknown[]) => {
        if (noted.length < callsAtMost) noted.push([name, input])
      },
    ]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name has its function
  return Object.assign(queue, { _: noted }) as unknown as Queue<Name>
}

/** Stands in for the script until it has loaded: version 2.7.0 of the vendor's snippet. */
export const createBloomreachSdk = (now: () => number): BloomreachSdk => ({
  ...queueOf(calls),
  notifications: queueOf(notificationCalls),
  segments: queueOf(['subscribe']),
  snippetVersion: marketingSettings.snippetVersion,
  _performance: { nowFn: now, snippetStartTime: now() },
})
