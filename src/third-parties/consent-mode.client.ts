import type { OptionalCategory } from '#/platform/consent/browser-entries.ts'

/** The time tags wait for the visitor's decision, which comes shortly after the defaults if it was made before. */
const waitForUpdateMs = 500

type Grant = 'granted' | 'denied'

/** Google's four kinds of consent (Consent Mode, version 2). */
type Grants = Record<
  'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage',
  Grant
>

const grantsFor = (allows: (category: OptionalCategory) => boolean): Grants => {
  const grant = (category: OptionalCategory): Grant => (allows(category) ? 'granted' : 'denied')
  return {
    ad_storage: grant('marketing'),
    ad_user_data: grant('marketing'),
    ad_personalization: grant('marketing'),
    analytics_storage: grant('statistics'),
  }
}

/**
 * Tells the tag manager what the visitor has agreed to. Everything is denied first, before anything else is in the
 * data layer; each change of the visitor's mind follows.
 */
export function startConsentMode(target: Pick<Window, 'dataLayer'>) {
  const queue = (target.dataLayer ??= [])

  /** Tag managers take a command only as an `arguments` object; an array means something else to them. */
  function command(..._words: readonly unknown[]) {
    queue.push(arguments)
  }

  const denied = grantsFor(() => false)
  let last = JSON.stringify(denied)
  // The defaults are the first entry of the data layer.
  command('consent', 'default', { ...denied, wait_for_update: waitForUpdateMs })
  return {
    update(allows: (category: OptionalCategory) => boolean): void {
      const grants = grantsFor(allows)
      const text = JSON.stringify(grants)
      if (text !== last) command('consent', 'update', grants)
      last = text
    },
  }
}
