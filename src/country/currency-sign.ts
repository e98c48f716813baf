import type { Currency } from '#/money/currency.ts'

/** The sign beside a currency's name in pickers. Prices use `formatMoney`, which places the sign by locale. */
export const currencySigns: Record<Currency, string> = {
  AED: 'AED',
  AUD: 'A$',
  BGN: 'лв.',
  CAD: 'C$',
  CHF: 'CHF',
  CNY: 'CN¥',
  CZK: 'Kč',
  DKK: 'kr.',
  EUR: '€',
  GBP: '£',
  GIP: '£',
  HUF: 'Ft',
  JPY: '¥',
  KRW: '₩',
  MYR: 'RM',
  NOK: 'kr',
  NZD: 'NZ$',
  PLN: 'zł',
  RON: 'lei',
  SEK: 'kr',
  TWD: 'NT$',
  USD: '$',
  ZAR: 'R',
}
