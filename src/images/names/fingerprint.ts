import { cyrb53 } from '#/platform/codes/cyrb53.ts'

/** A short hash that tells versions apart. */
export const fingerprint = (content: string): string => cyrb53(content).map(digits).join('')

/** Four of each half: 41 bits are enough for the versions of one picture, and every URL of it has them. */
const digits = (bits: number) => bits.toString(36).padStart(4, '0').slice(-4)
