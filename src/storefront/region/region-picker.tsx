import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { cached } from '#/ui/cached.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { CountryForm } from './country-form.tsx'
import { LanguageForm } from './language-form.tsx'
import { regionPickerId } from './region-button.tsx'

/** Loaded on demand, since most visitors never change their country. */
const CountryList = lazy(async () => {
  const { CountryList: component } = await import('./country-list.tsx')
  return { default: component }
})

const CachedCountryForm = cached(CountryForm)

/** A plain form without scripts; after hydration, a list with flags and a search. */
export function RegionPicker() {
  const t = useTranslations('picker')
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog id={regionPickerId} kind="drawer" title={t('title')} onToggle={setOpen}>
      <div className="grid gap-8">
        <LanguageForm />
        <Suspense fallback={<CachedCountryForm />}>
          {isOpen ? <CountryList /> : <CachedCountryForm />}
        </Suspense>
      </div>
    </Dialog>
  )
}
