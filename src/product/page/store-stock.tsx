import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { callApi } from '#/platform/api/fetch-json.client.ts'
import { storeStockId, storeStockUrl } from '#/stores/store.ts'
import type { storeStockCall } from '#/stores/stock/store-stock.api.ts'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/**
 * The stores in which an item can be collected. The page is the same for everyone and may be older than the
 * last sale, so the sentence about the visitor's store comes with a call; its room is there from the start.
 */
export function StoreStock({ sku }: { sku: string }) {
  const t = useTranslations('stores.stock')
  const stock = useStoreStock(sku)
  const box = useFocusAfterChoice(stock !== null)
  return (
    <div
      ref={box}
      id={storeStockId}
      tabIndex={-1}
      className="flex min-h-16 scroll-mt-[calc(var(--header-height)+2rem)] gap-3 text-sm text-stone-700"
    >
      <Icon name="pin" size={20} />
      <p>
        <span className="block">
          {stock?.text ?? t('collect')}
          {stock?.note && <span className="block">{stock.note}</span>}
        </span>
        <PageLink
          to={storeStockUrl(sku)}
          className="inline-block py-1 underline decoration-stone-400 hover:decoration-current"
        >
          {t('allStores')}
        </PageLink>
      </p>
    </div>
  )
}

/** A visitor who has just chosen a store comes back to this sentence; it takes the focus once it names the store. */
function useFocusAfterChoice(isKnown: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isChosenNow = isKnown && hash === `#${storeStockId}`
  useEffect(() => {
    if (isChosenNow) box.current?.focus()
  }, [isChosenNow])
  return box
}

type Answer = NonNullable<Awaited<ReturnType<typeof fetchStock>>>

function useStoreStock(sku: string): Answer['stock'] {
  const [found, setFound] = useState<Answer & { key: string }>()
  const { locale } = useVisitor()
  const key = `${sku} ${locale}`
  useEffect(() => {
    const call = new AbortController()
    void fetchStock(sku, call.signal).then((answer) => answer && setFound({ ...answer, key }))
    return () => call.abort()
  }, [sku, key])
  return found?.key === key ? found.stock : null
}

async function fetchStock(sku: string, signal: AbortSignal) {
  const answer = await callApi<typeof storeStockCall>('/stores/stock', { query: { sku }, signal })
  // Offline or navigated away: the general sentence stays.
  return answer?.body ?? null
}
