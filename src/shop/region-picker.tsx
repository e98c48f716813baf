import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#/ui/dialog.tsx'
import { CountryForm } from './country-form.tsx'
import { CountryList } from './country-list.tsx'
import { LanguageForm } from './language-form.tsx'
import { regionPickerId } from './region-button.tsx'

/** Opens without scripts as a plain form; once the page is alive, as a list with flags and a search. */
export function RegionPicker() {
  const t = useTranslations('picker')
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog id={regionPickerId} kind="drawer" title={t('title')} onToggle={setOpen}>
      <div className="grid gap-8">
        <LanguageForm />
        {isOpen ? <CountryList /> : <CountryForm />}
      </div>
    </Dialog>
  )
}
