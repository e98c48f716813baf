import { type FormEvent, useId } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TextInput } from '#/ui/form/text-input.tsx'
import { offline } from '#/cart/browser/cart-store.client.ts'
import { cartStore, useCart } from '#/cart/browser/use-cart.ts'

/** Collapsed by default: an open field makes shoppers leave to look for a code. */
export function CouponForm() {
  const { cart } = useCart()
  const applied = cart?.applied_coupons?.[0]?.code
  return applied === undefined ? <EnterCode /> : <AppliedCode code={applied} />
}

function AppliedCode({ code }: { code: string }) {
  const t = useTranslations('cart')
  const { isChangingCoupon } = useCart()
  return (
    <p className="flex items-center justify-between rounded-sm bg-stone-100 py-0.5 pr-1 pl-4 text-sm">
      <span className="flex items-center gap-2">
        <Icon name="check" size={18} className="text-go" />
        <span className="label figures">{code}</span>
      </span>
      <button
        type="button"
        aria-label={t('couponRemove', { code })}
        disabled={isChangingCoupon}
        onClick={() => void cartStore.removeCoupon()}
        className="icon-button"
      >
        <Icon name="close" size={18} />
      </button>
    </p>
  )
}

function EnterCode() {
  const t = useTranslations('cart')
  const id = useId()
  const { isChangingCoupon, couponError } = useCart()
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    if (typeof code === 'string' && code.trim() !== '') void cartStore.applyCoupon(code.trim())
  }
  return (
    <details open={couponError !== null} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-sm">
        <span className="underline decoration-stone-400">{t('couponOpen')}</span>
        <Icon name="chevronDown" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <form onSubmit={apply} className="grid gap-2 pt-1 pb-3">
        <label htmlFor={id} className="label text-sm">
          {t('couponLabel')}
        </label>
        <div className="flex gap-2">
          <TextInput
            id={id}
            name="code"
            required
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={couponError !== null || undefined}
            aria-describedby={couponError === null ? undefined : `${id}-error`}
            className="uppercase"
          />
          <Button type="submit" kind="secondary" isLoading={isChangingCoupon}>
            {t('couponApply')}
          </Button>
        </div>
        {couponError !== null && (
          <p id={`${id}-error`} role="alert" className="flex items-start gap-2 text-sm text-stop">
            <Icon name="alert" size={18} className="mt-px" />
            {couponError === offline ? t('offline') : couponError}
          </p>
        )}
      </form>
    </details>
  )
}
