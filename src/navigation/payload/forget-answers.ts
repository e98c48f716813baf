const forgets = new Set<() => void>()

/** For whatever keeps answers of the server, parts that come late among them. */
export const whenForgotten = (forget: () => void): void => void forgets.add(forget)

/** After login, logout or a change of language: what is kept was another visitor's. */
export function forgetAnswers(): void {
  for (const forget of forgets) forget()
}
