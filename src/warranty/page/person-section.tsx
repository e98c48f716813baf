import { countriesByName } from '#/country/countries-by-name.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Form } from '#/navigation/forms/use-form.ts'
import { EmailField } from '#/ui/form/email-field.tsx'
import { TextField } from '#/ui/form/form-field.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { remedies } from '#/warranty/claim/claim-choices.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ClaimPageData } from './claim.page.server.ts'
import { ClaimSection } from './claim-section.tsx'

type PersonSectionProps = {
  form: Form
  data: ClaimPageData
  labels: Readonly<Record<string, string>>
}

/** The person who makes the claim, and the remedy they would like. */
export function PersonSection({ form, data, labels }: PersonSectionProps) {
  const t = useTranslations('warranty')
  const { locale } = useVisitor()
  const { proposed, stores } = data
  const field = (name: string) => ({ form, name, label: labels[name] ?? '' })
  return (
    <ClaimSection step="person" title={t('sections.person')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          {...field('remedy')}
          options={remedies.map((value) => ({ value, name: t(`remedies.${value}`) }))}
        />
        <ChoiceField
          {...field('store')}
          isOptional
          options={stores.map(({ code, name }) => ({ value: code, name }))}
        />
        <TextField {...field('name')} value={proposed.name} autoComplete="name" maxLength={100} />
        <EmailField
          form={form}
          label={labels['email'] ?? ''}
          hint={t('emailHint')}
          value={proposed.email}
        />
        <TextField {...field('phone')} isOptional type="tel" autoComplete="tel" maxLength={40} />
        <ChoiceField
          {...field('country')}
          value={proposed.country}
          options={countriesByName(locale).map(({ code, name }) => ({
            value: code,
            name: name[locale],
          }))}
        />
      </div>
    </ClaimSection>
  )
}
