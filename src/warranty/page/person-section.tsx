import { countriesByName } from '#/country/countries-by-name.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { EmailField } from '#/ui/form/email-field.tsx'
import { TextField } from '#/ui/form/form-field.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { remedies } from '#/warranty/claim/claim-choices.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ClaimPageData } from './claim.page.server.ts'
import { ClaimSection } from './claim-section.tsx'

/** The person who makes the claim, and the remedy they would like. */
export function PersonSection({ data }: { data: ClaimPageData }) {
  const t = useTranslations('warranty')
  const { locale } = useVisitor()
  const { proposed, stores } = data
  return (
    <ClaimSection step="person" title={t('sections.person')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          name="remedy"
          options={remedies.map((value) => ({ value, name: t(`remedies.${value}`) }))}
        />
        <ChoiceField
          name="store"
          isOptional
          options={stores.map(({ code, name }) => ({ value: code, name }))}
        />
        <TextField name="name" value={proposed.name} autoComplete="name" maxLength={100} />
        <EmailField hint={t('emailHint')} value={proposed.email} />
        <TextField name="phone" isOptional type="tel" autoComplete="tel" maxLength={40} />
        <ChoiceField
          name="country"
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
