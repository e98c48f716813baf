import type { Speaker } from '#/i18n/speaker.ts'
import { misfitValues } from '#/configurator/fit/misfit-values.ts'
import type { ItemProblem, NamedMisfit } from '#/cart/lines/to-cart-lines.ts'
import type { Refusal } from '#/platform/api/refusal.ts'
import type { ErrorItem, UserError } from '#/cart/lines/cart.contract.ts'
import { codeOf } from '#/cart/lines/check-line.ts'

/** API clients match these four messages, so they are not translated. */
const guards: Record<string, { code: string; message: (id: string) => string }> = {
  'cart-not-found': {
    code: 'CART_NOT_FOUND',
    message: (id) => `Could not find a cart with ID "${id}"`,
  },
  'cart-not-active': { code: 'CART_NOT_ACTIVE', message: () => "The cart isn't active." },
  'cart-other-site': {
    code: 'CART_OTHER_SITE',
    message: () => "Can't assign cart to store in different website.",
  },
  'cart-forbidden': {
    code: 'CART_FORBIDDEN',
    message: (id) => `The current user cannot perform operations on cart "${id}"`,
  },
}

/** The error for a refusal by `guardCart`; null for any other refusal. */
export function guardError({ code, details }: Refusal): ErrorItem | null {
  const guard = guards[code]
  return guard
    ? { message: guard.message(String(details.values?.['id'] ?? '')), code: guard.code }
    : null
}

/** Refusals that the shopper can resolve: they are listed in `errors`, with status 200. */
const recoverable: Record<string, string> = {
  'cart-no-items': 'CART_NO_ITEMS',
  // Removing a coupon has its own message, without a full stop.
  'cart-no-items-to-reprice': 'CART_NO_ITEMS',
  'coupon-invalid': 'COUPON_INVALID',
  'coupon-already-applied': 'COUPON_ALREADY_APPLIED',
}
export const recoverableCode = (code: string): string | null => recoverable[code] ?? null

export const toUserError = (
  { problem, index, name, reasons = [] }: ItemProblem,
  speaker: Speaker,
): UserError => ({
  code: codeOf[problem],
  message:
    reasons.length > 0
      ? reasons.map((reason) => misfitMessage(reason, speaker)).join(' ')
      : speaker.translate(`cartErrors.${problem}`, { name }),
  path: [index],
})

/** The reason of a misfit in the visitor's language. */
export function misfitMessage(misfit: NamedMisfit, { translate, locale }: Speaker): string {
  const { part, with: present, other, needed } = misfit.names
  const names = {
    part: part?.[locale],
    with: present?.[locale],
    other: other?.[locale],
    needed: needed?.[locale],
  }
  return translate(`misfits.${misfit.code}`, misfitValues(misfit, names))
}
