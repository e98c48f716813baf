import { type ReactNode, useEffect } from 'react'
import { Picture } from '#/images/ui/picture.tsx'
import type { Picture as PictureName } from '#/images/names/picture-url.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'

export type BuyBarProps = {
  name: string
  picture: PictureName | null
  price: string
  /** The size in words, or the request to choose one; null for what comes in one. */
  choice: string | null
  /** The button that buys. */
  children: ReactNode
}

/** Keeps price, size and button in reach at the foot of the window while the buy box is out of view. */
export function BuyBar({ name, picture, price, choice, children }: BuyBarProps) {
  const t = useTranslations('product')
  useEffect(() => {
    const { style } = document.documentElement
    // The tab in the margin stands above the bar, which is 5rem high there.
    style.setProperty('--buy-bar', '4.5rem')
    return () => void style.removeProperty('--buy-bar')
  }, [])
  return (
    <aside
      aria-label={t('buyBar')}
      data-print="hidden"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-stone-200 bg-paper shadow-float"
    >
      <div className="shell flex items-center gap-3 py-2 lg:gap-6">
        {picture && (
          <Picture
            picture={picture}
            alt=""
            widths={[96, 192]}
            sizes="6rem"
            className="h-auto w-16 max-sm:hidden lg:w-24"
          />
        )}
        <p className="min-w-0 flex-1 text-sm">
          <span className="label block truncate">{name}</span>
          <span className="figures block truncate max-[22.5rem]:text-xs">
            {price}
            {choice !== null && <span className="text-stone-600">{` · ${choice}`}</span>}
          </span>
        </p>
        {/* On the narrowest phones name and price would be cut short beside a full-size button. */}
        <div className="shrink-0 whitespace-nowrap max-[22.5rem]:[&_button]:px-3 max-[22.5rem]:[&_button]:text-sm lg:w-64">
          {children}
        </div>
      </div>
    </aside>
  )
}
