const clears = new Set<() => void>()

/** Registers a cache of server responses to be cleared by `clearResponses`. */
export const onClearResponses = (clear: () => void): void => void clears.add(clear)

/** Called after login, logout or a change of language, when cached responses belong to another visitor. */
export function clearResponses(): void {
  for (const clear of clears) clear()
}
