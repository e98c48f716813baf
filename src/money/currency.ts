/** Decimals by currency (ISO 4217). Rounding forints to whole numbers belongs in the price rule, not here. */
export const minorDigits = {
  AED: 2,
  AUD: 2,
  BGN: 2,
  CAD: 2,
  CHF: 2,
  CNY: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  GIP: 2,
  HUF: 2,
  JPY: 0,
  KRW: 0,
  MYR: 2,
  NOK: 2,
  NZD: 2,
  PLN: 2,
  RON: 2,
  SEK: 2,
  TWD: 2,
  USD: 2,
  ZAR: 2,
} as const

export type Currency = keyof typeof minorDigits

export const isCurrency = (code: string): code is Currency => Object.hasOwn(minorDigits, code)
