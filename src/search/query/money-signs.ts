import { type Currency, isCurrency } from '#/money/currency.ts'

/** Several currencies share the dollar sign and the crown. */
const currenciesOf: readonly [sign: RegExp, currencies: readonly Currency[]][] = [
  [/^(?:£|pounds?|quid|pfund)$/, ['GBP', 'GIP']],
  [/^(?:€|euros?)$/, ['EUR']],
  [/^(?:\$|dollars?)$/, ['AUD', 'CAD', 'NZD', 'TWD', 'USD']],
  [/^(?:fr|franken)$/, ['CHF']],
  [/^kr$/, ['DKK', 'NOK', 'SEK']],
  [/^¥$/, ['CNY', 'JPY']],
  [/^₩$/, ['KRW']],
  [/^(?:zł|złotych)$/, ['PLN']],
  [/^kč$/, ['CZK']],
  [/^lei$/, ['RON']],
  [/^лв$/, ['BGN']],
]

/** Whether a sign, code or word for money may stand for a currency. */
export function mayMean(sign: string, currency: Currency): boolean {
  const code = sign.toUpperCase()
  if (isCurrency(code)) return code === currency
  return currenciesOf.some(
    ([signs, own]) => signs.test(sign.toLowerCase()) && own.includes(currency),
  )
}
