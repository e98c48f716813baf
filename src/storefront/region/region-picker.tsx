import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { CachedFragment } from '#/ui/cached-fragment.tsx'
import { CountryForm } from './country-form.tsx'
import { LanguageForm } from './language-form.tsx'
import { regionPickerId } from './region-button.tsx'

/** Most visitors are where we think they are, and never need it. */
const CountryList = lazy(async () => {
  const { CountryList: component } = await import('./country-list.tsx')
  return { default: component }
})

/** Opens without scripts as a plain form; once the page is alive, as a list with flags and a search. */
export function RegionPicker() {
  const t = useTranslations('picker')
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog id={regionPickerId} kind="drawer" title={t('title')} onToggle={setOpen}>
      <div className="grid gap-8">
        <LanguageForm />
        <Suspense fallback={<CountryForm />}>{isOpen ? <CountryList /> : <KeptForm />}</Suspense>
      </div>
    </Dialog>
  )
}

/** Forty-one countries on every page. */
const KeptForm = () => (
  <CachedFragment cacheKey="countries">
    <CountryForm />
  </CachedFragment>
)
