import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import type { PageCrumb } from '#/product/bike/bike-view.ts'

type StageProps = {
  crumbs: readonly PageCrumb[]
  current: string
  /** The pictures, which stay in view while the text beside them scrolls. */
  picture: ReactNode
  children: ReactNode
}

/** The top of a product page: the pictures, and beside them the choices. */
export function Stage({ crumbs, current, picture, children }: StageProps) {
  const t = useTranslations('accessibility')
  const tProduct = useTranslations('product')
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(26rem,31rem)]">
      {/* Breadcrumb and pictures are a dozen stops of the Tab key. */}
      <a href="#choices" className="skip-link">
        {t('skipPictures')}
      </a>
      <div className="bg-stone-100">
        <div className="lg:sticky lg:top-(--header-height)">
          <div className="px-(--gutter) pt-2 lg:pl-[max(var(--gutter),(100vw-90rem)/2)]">
            <Breadcrumb crumbs={crumbs} current={current} />
          </div>
          {picture}
          <p className="px-(--gutter) pb-3 text-xs text-stone-600 lg:pl-[max(var(--gutter),(100vw-90rem)/2)]">
            {tProduct('drawn')}
          </p>
        </div>
      </div>
      <div
        id="choices"
        tabIndex={-1}
        className="grid content-start gap-6 px-(--gutter) pt-6 pb-10 lg:pt-10 lg:pl-12 lg:pr-[max(var(--gutter),(100vw-90rem)/2)]"
      >
        {children}
      </div>
    </div>
  )
}
