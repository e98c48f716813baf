import { useEffect } from 'react'
import { cartDrawerId } from '#/cart/browser/open-cart.client.ts'
import { cartStore } from '#/cart/browser/use-cart.ts'
import { OpenLink } from '#/checkout/order-link/open-link.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { opens } from '#/ui/overlay/opens.ts'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { ContinueView } from './continue.page.server.ts'

/** The page at which a phone arrives that has scanned the code of a screen in a store. */
export function Page({ data }: { data: ContinueView }) {
  return data.kind === 'taken' ? <Taken {...data} /> : <Opening />
}

function Opening() {
  const t = useTranslations('storeMode')
  return (
    <div className="shell grid justify-items-start gap-6 py-10 lg:py-16">
      <PageHead title={t('openTitle')} isIndexed={false} />
      <h1 className="display text-4xl">{t('openTitle')}</h1>
      <OpenLink />
      <p className="max-w-prose text-lg text-stone-700">{t('openText')}</p>
      <noscript>
        <p>{t('openNoScripts')}</p>
      </noscript>
    </div>
  )
}

type TakenView = Extract<ContinueView, { kind: 'taken' }>

function Taken({ isShort, path }: TakenView) {
  const t = useTranslations('storeMode')
  // The cart in this tab's memory is the one from before.
  useEffect(() => void cartStore.refresh(), [])
  return (
    <div className="shell grid justify-items-start gap-6 py-10 lg:py-16">
      <PageHead title={t('takenTitle')} isIndexed={false} />
      <h1 className="display text-4xl">{t('takenTitle')}</h1>
      {isShort && <Notice>{t('takenShort')}</Notice>}
      <p className="max-w-prose text-lg text-stone-700">{t('takenText')}</p>
      <div className="grid justify-items-start gap-4">
        <Button {...opens(cartDrawerId)}>{t('viewCart')}</Button>
        {path !== null && (
          <TextLink kind="arrow" to={path}>
            {t('takenPage')}
          </TextLink>
        )}
      </div>
    </div>
  )
}
