/**
 * docs/behaviour.md#shared-screens-in-a-store. They are apart from `settings.ts`, which every page loads at first.
 */
export const sharedScreenSettings = {
  /** After so long without a touch a visit ends. */
  idleMs: 180_000,
  /** For so long before, the screen asks whether anybody is there; WCAG 2.2.1 requires 20 seconds. */
  warningMs: 30_000,
  /** The time for which a code leads from a screen to a phone. */
  handoverMinutes: 10,
} as const
