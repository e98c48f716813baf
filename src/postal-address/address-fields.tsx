import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { countriesByName } from '#/country/countries-by-name.ts'
import { findCountry, type CountryCode } from '#/country/country.ts'
import { TextField } from '#/ui/form/form-field.tsx'
import { SelectField } from '#/ui/form/select-field.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { Address } from './address.ts'
import { layoutOf, townFields } from './address-layout.ts'
import { MoreFields } from './more-fields.tsx'
import { TownField } from './town-field.tsx'
import { useAddressLabels } from './use-address-labels.ts'

type AddressFieldsProps = {
  /** The prefix of the field names, ending with a dot; empty if the form has one address. */
  prefix?: string
  /** The autofill section: delivery or billing address. */
  purpose: 'billing' | 'shipping'
  country: CountryCode
  /** Left out where the country is fixed, as for the items in the cart. */
  onCountry?: (country: CountryCode) => void
  /** The initial values. */
  address?: Partial<Address> | undefined
  /** False where the fields may be hidden, since a browser refuses to send an invalid field it cannot show. */
  isRequired?: boolean
  /** The reason that the telephone number is needed, where it is not for the driver alone. */
  telephoneHint?: ReactNode
  /** `for-delivery`: needed unless the form's `delivery` is `store`, which CSS shows. */
  telephone?: 'required' | 'optional' | 'for-delivery'
}

/** The fields of an address, in the order and with the labels of its country. */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix = '', purpose, country, onCountry, address = {}, isRequired } = props
  const t = useTranslations('address')
  const { telephoneHint = purpose === 'shipping' && t('telephoneHint') } = props
  const { telephone = 'required' } = props
  const labels = useAddressLabels(prefix, country)
  const autofill = (token: string) => `${purpose} ${token}`
  const field = (name: string) => ({
    name: prefix + name,
    label: labels[prefix + name] ?? name,
    ...(isRequired === false && { required: false }),
  })

  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5">
      <div className="col-span-6 sm:col-span-3">
        <TextField
          {...field('firstName')}
          value={address.firstName}
          autoComplete={autofill('given-name')}
          maxLength={100}
        />
      </div>
      <div className="col-span-6 sm:col-span-3">
        <TextField
          {...field('lastName')}
          value={address.lastName}
          autoComplete={autofill('family-name')}
          maxLength={100}
        />
      </div>
      <div className="col-span-6">
        {onCountry ? (
          <CountryField
            {...field('country')}
            country={country}
            purpose={purpose}
            choose={onCountry}
          />
        ) : (
          <FixedCountry name={`${prefix}country`} country={country} />
        )}
      </div>
      <div className="col-span-6">
        <TextField
          {...field('street.0')}
          value={address.street?.[0]}
          autoComplete={autofill('address-line1')}
          maxLength={255}
        />
      </div>
      <div className="col-span-6">
        <MoreFields prefix={prefix} fill={autofill} labels={labels} address={address} />
      </div>
      {townFields(country).map((name) => (
        <div key={`${country}-${name}`} className={townSpan(country, name)}>
          <TownField
            {...field(name)}
            field={name}
            country={country}
            purpose={purpose}
            value={address[name] ?? undefined}
          />
        </div>
      ))}
      <div className="col-span-6">
        <TextField
          {...field('telephone')}
          isOptional={telephone !== 'required'}
          // A browser would not send the form without it where the order is collected.
          {...(telephone === 'for-delivery' && {
            required: false,
            optionalClass: 'hidden group-has-[[value=store]:checked]/order:inline',
          })}
          value={address.telephone}
          hint={telephoneHint}
          type="tel"
          inputMode="tel"
          autoComplete={autofill('tel')}
          maxLength={20}
        />
      </div>
    </div>
  )
}

/** Postcode and town share a row, as they share a line on the envelope. */
function townSpan(country: CountryCode, field: string): string {
  const isAlone = layoutOf(country).postcode === 'none'
  if (field === 'postcode') return 'col-span-3 sm:col-span-2'
  if (field === 'region') return 'col-span-6 sm:col-span-2'
  return isAlone ? 'col-span-6 sm:col-span-4' : hasRegion(country) ? cityOfThree : cityOfTwo
}

const hasRegion = (country: CountryCode) => layoutOf(country).region !== undefined
const cityOfThree = 'col-span-6 sm:col-span-2'
const cityOfTwo = 'col-span-6 sm:col-span-4'

function FixedCountry({ name, country }: { name: string; country: CountryCode }) {
  const { locale } = useVisitor()
  const t = useTranslations('address')
  return (
    <p className="grid gap-1">
      <span className="label text-sm">{t('country')}</span>
      <span>{findCountry(country)?.name[locale]}</span>
      <input type="hidden" name={name} value={country} />
    </p>
  )
}

type CountryFieldProps = {
  name: string
  label: string
  country: CountryCode
  purpose: string
  choose: (country: CountryCode) => void
}

function CountryField({ name, label, country, purpose, choose }: CountryFieldProps) {
  const { locale } = useVisitor()
  return (
    <SelectField
      name={name}
      label={label}
      value={country}
      autoComplete={`${purpose} country`}
      onChange={({ currentTarget: { value } }) => choose(findCountry(value)?.code ?? country)}
      options={countriesByName(locale).map((each) => ({
        value: each.code,
        name: each.name[locale],
      }))}
    />
  )
}
