const forgets = new Set<() => void>()

/** Registers a cache of server responses to be cleared by `forgetAnswers`. */
export const whenForgotten = (forget: () => void): void => void forgets.add(forget)

/** Called after login, logout or a change of language, when cached responses belong to another visitor. */
export function forgetAnswers(): void {
  for (const forget of forgets) forget()
}
