import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMenuOpen } from '#/navigation/use-menu-open.ts'
import { ButtonLink } from '#/ui/button-link.tsx'
import { Dialog } from '#/ui/dialog.tsx'

export const cartDrawerId = 'cart'

export function CartDrawer() {
  const t = useTranslations('cart')
  const [isOpen, setOpen] = useState(false)
  useMenuOpen(isOpen)
  return (
    <Dialog id={cartDrawerId} kind="drawer" title={t('title')} onToggle={setOpen}>
      <div className="grid justify-items-start gap-4 py-8">
        <p className="title text-2xl">{t('empty')}</p>
        <p className="text-stone-700">{t('emptyHint')}</p>
        <ButtonLink to="/bikes/" className="mt-4">
          {t('continueShopping')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
