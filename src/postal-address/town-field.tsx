import { useTranslations } from '#/i18n/use-translations.tsx'
import type { CountryCode } from '#/country/country.ts'
import { TextField } from '#/ui/form/form-field.tsx'
import { SelectField } from '#/ui/form/select-field.tsx'
import { layoutOf, type TownField as TownFieldName } from './address-layout.ts'
import { isPostcodeOfDigits } from './postcode.ts'
import { regionsOf } from './regions.ts'

type TownFieldProps = {
  name: string
  label: string
  field: TownFieldName
  country: CountryCode
  purpose: string
  value: string | undefined
  required?: boolean
}

const autofillTokens = { city: 'address-level2', postcode: 'postal-code', region: 'address-level1' }

/** Town, postcode or region: a select where there is a list, otherwise a text field. */
export function TownField({ field, country, purpose, ...rest }: TownFieldProps) {
  const { postcode, region } = layoutOf(country)
  const autoComplete = `${purpose} ${autofillTokens[field]}`
  if (field === 'region' && regionsOf(country).length > 0)
    return <RegionSelect {...rest} country={country} autoComplete={autoComplete} />
  const isOptional = field === 'postcode' ? postcode !== 'required' : field === 'region'
  return (
    <TextField
      {...rest}
      isOptional={isOptional && !(field === 'region' && region?.isRequired)}
      autoComplete={autoComplete}
      maxLength={field === 'postcode' ? 20 : 100}
      {...(field === 'postcode' && {
        autoCapitalize: 'characters',
        spellCheck: false,
        inputMode: isPostcodeOfDigits(country) ? 'numeric' : 'text',
      })}
    />
  )
}

type RegionSelectProps = Omit<TownFieldProps, 'field' | 'purpose'> & { autoComplete: string }

function RegionSelect({ country, autoComplete, ...rest }: RegionSelectProps) {
  const t = useTranslations('address')
  const isOptional = !layoutOf(country).region?.isRequired
  return (
    <SelectField
      {...rest}
      isOptional={isOptional}
      autoComplete={autoComplete}
      empty={t('choose')}
      options={regionsOf(country).map(({ code, name }) => ({ value: code, name }))}
    />
  )
}
