import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'

/**
 * Confirms that the bike is in the cart. It takes the focus when a shopper arrives by adding or changing the bike,
 * whose button is gone with its page; the location of a first load has the key `default`.
 */
export function InCart() {
  const t = useTranslations('review')
  const { key } = useLocation()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (key !== 'default' && isLost) line.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <p
      ref={line}
      tabIndex={-1}
      className="label flex items-center gap-2 text-sm text-go focus:outline-none"
    >
      <Icon name="check" size={20} />
      {t('inCart')}
    </p>
  )
}
