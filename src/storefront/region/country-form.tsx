import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Field } from '#/ui/form/field.tsx'
import { Select } from '#/ui/form/select.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { countriesByName } from '#/country/countries-by-name.ts'

/** Sends `?country=xx` to the current page; the server stores the choice and removes it from the URL. */
export function CountryForm() {
  const t = useTranslations('picker')
  const { country, locale } = useVisitor()
  return (
    <form method="get" className="grid gap-4">
      <Field label={t('country')} hint={t('countryHint')} id="picker-country">
        {(control) => (
          <Select {...control} name="country" key={country.code} defaultValue={country.code}>
            {countriesByName(locale).map(({ code, name, currency }) => (
              <option key={code} value={code}>
                {`${name[locale]} (${currency})`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" kind="secondary" className="justify-self-start">
        {t('apply')}
      </Button>
    </form>
  )
}
