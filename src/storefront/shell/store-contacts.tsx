import { useEffect, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { callApi } from '#/platform/api/fetch-json.client.ts'
import type { storeContactsCall } from '#/stores/page/store-contacts.api.ts'
import { OpenNow } from '#/stores/page/open-now.tsx'
import type { StoreContact } from '#/stores/page/store-view.ts'
import { storesPath } from '#/stores/store.ts'

/** The visitor's nearest stores. If they cannot be loaded, the panel has the other contacts. */
export function StoreContacts() {
  const t = useTranslations('help')
  const [stores, setStores] = useState<readonly StoreContact[]>([])
  useEffect(() => {
    const ending = new AbortController()
    void callApi<typeof storeContactsCall>('/store-contacts', { signal: ending.signal }).then(
      (answer) => !ending.signal.aborted && setStores(answer?.body?.stores ?? []),
    )
    return () => ending.abort()
  }, [])
  if (stores.length === 0) return null
  return (
    <section aria-labelledby="store-contacts" className="mt-4 border-t border-stone-200 pt-4">
      <h3 id="store-contacts" className="label">
        {t('stores')}
      </h3>
      <ul className="mt-1">
        {stores.map(({ name, to, phone, opening }) => (
          <li key={to} className="border-b border-stone-200 py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <PageLink to={to} className="tall-link underline underline-offset-4">
                {name}
              </PageLink>
              <a
                href={`tel:${phone.replaceAll(' ', '')}`}
                aria-label={t('callStore', { store: name, phone })}
                className="tall-link tabular-nums"
              >
                {phone}
              </a>
            </p>
            <p className="text-sm text-stone-600">
              <OpenNow opening={opening} />
            </p>
          </li>
        ))}
      </ul>
      <PageLink to={storesPath} className="tall-link mt-1">
        {t('allStores')}
      </PageLink>
    </section>
  )
}
