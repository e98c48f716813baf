/** Accepts the whole link or the token alone. */
export const tokenIn = (pasted: string | undefined): string =>
  (pasted ?? '').trim().split('#').at(-1) ?? ''
