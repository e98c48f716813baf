import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { useChosenStore } from '#/stores/chosen/use-chosen-store.ts'
import { Icon } from '#/ui/icon.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { OpenNow } from './open-now.tsx'
import { YourStore } from './store-choice.tsx'
import { StoreMap } from './store-map.tsx'
import type { StoreTeaser } from './store-view.ts'
import type { StoresData } from './stores.page.server.ts'

export function Page({ data: { countries } }: { data: StoresData }) {
  const t = useTranslations('stores')
  const chosen = useChosenStore()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <div className="shell pt-10 lg:pt-16">
        <h1 className="display text-5xl">{t('title')}</h1>
        <p className="mt-4 max-w-[52ch] text-lg text-stone-700 lg:mt-6">
          {countries.length > 0 ? t('lead') : t('none')}
        </p>
      </div>
      {countries.map(({ code, name, stores }) => (
        <section
          key={code}
          aria-labelledby={`stores-${code}`}
          className="shell grid gap-x-16 gap-y-8 py-12 lg:grid-cols-[5fr_7fr] lg:py-20"
        >
          <div className="lg:order-2">
            <h2 id={`stores-${code}`} className="title text-3xl">
              {name}
            </h2>
            <ul className="mt-6 border-b border-stone-200">
              {stores.map((store) => (
                <StoreRow key={store.code} store={store} isChosen={store.code === chosen} />
              ))}
            </ul>
          </div>
          <StoreMap country={code} stores={stores} />
        </section>
      ))}
    </>
  )
}

type StoreRowProps = { store: StoreTeaser; isChosen: boolean }

function StoreRow({ store: { name, to, address, opening }, isChosen }: StoreRowProps) {
  return (
    <li className="border-t border-stone-200">
      <PageLink
        to={to}
        className="group grid grid-cols-[1fr_auto] items-center gap-x-6 py-5 sm:grid-cols-[2fr_3fr_auto]"
      >
        <span>
          <span className="title text-xl group-hover:underline">{name}</span>
          {isChosen && <YourStore />}
        </span>
        <span className="text-stone-700 max-sm:col-start-1">
          <span className="block">{address.join(', ')}</span>
          <span className="mt-1 block text-sm">
            <OpenNow opening={opening} />
          </span>
        </span>
        <Icon
          name="arrowRight"
          className="transition-transform group-hover:translate-x-1 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
        />
      </PageLink>
    </li>
  )
}
