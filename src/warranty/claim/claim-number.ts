import { normalShortCode } from '#/platform/codes/short-code.ts'

/** Normalises a typed claim number, a short code with a C in front (`C-7K3M-9Q2X`); null if it cannot be one. */
export function normalClaimNumber(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  const number = normalShortCode(letters.length === 9 ? letters.replace(/^C/, '') : letters)
  return number === null ? null : `C-${number}`
}
