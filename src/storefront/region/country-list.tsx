import { useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Flag } from '#/country/flag.tsx'
import { Field } from '#/ui/form/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TextInput } from '#/ui/form/text-input.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { findCountries } from './find-countries.ts'

/** Every country with its flag, as links with a full page load, since all prices and taxes change. */
export function CountryList() {
  const t = useTranslations('picker')
  const { country, locale } = useVisitor()
  const [typed, setTyped] = useState('')
  const found = findCountries(typed, locale)
  return (
    <section aria-label={t('country')} className="grid gap-4">
      <Field label={t('country')} hint={t('countryHint')}>
        {(control) => (
          <TextInput
            {...control}
            required={false}
            type="search"
            placeholder={t('countrySearch')}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <output className="text-sm empty:hidden">{found.length === 0 && t('noMatch')}</output>
      <ul className="-mx-3">
        {found.map(({ code, name, currency }) => (
          <li key={code}>
            <a
              href={`?country=${code}`}
              rel="nofollow"
              aria-current={code === country.code ? 'true' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-stone-100 aria-[current]:font-semibold"
            >
              <Flag code={code} width={24} />
              <span className="flex-1">{name[locale]}</span>
              {code === country.code && <Icon name="check" size={18} />}
              <span className="figures text-sm text-stone-600">{currency}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
