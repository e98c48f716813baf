/** The word in what was pasted: the whole link, or the word alone. */
export const tokenIn = (pasted: string | undefined): string =>
  (pasted ?? '').trim().split('#').at(-1) ?? ''
