import { useEffect, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { callApi } from '#/platform/api/fetch-json.client.ts'
import { useChosenStore } from '#/stores/chosen/use-chosen-store.ts'
import { storesPath } from '#/stores/store.ts'
import type { collectionCall } from '#/cart/api/cart.api.ts'

/** When the cart could be collected from the visitor's store; the parent renders it anew for every change. */
export function CartCollection() {
  const t = useTranslations('stores.chosen')
  const chosen = useChosenStore()
  const [found, setFound] = useState<{ text: string } | null>(null)
  useEffect(() => {
    const call = new AbortController()
    if (chosen) void fetchCollection(call.signal).then((answer) => answer && setFound(answer))
    return () => call.abort()
  }, [chosen])
  if (!found) return null
  return (
    <p className="text-sm text-stone-600">
      {found.text}{' '}
      <PageLink to={storesPath} className="underline decoration-stone-400 hover:decoration-current">
        {t('change')}
      </PageLink>
    </p>
  )
}

async function fetchCollection(signal: AbortSignal) {
  const answer = await callApi<typeof collectionCall>('/cart/collection', { signal })
  return answer?.body?.collection ?? null
}
