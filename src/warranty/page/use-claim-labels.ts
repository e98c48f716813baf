import { useTranslations } from '#/i18n/use-translations.tsx'
import { formSteps } from './form-steps.ts'

/** The fields of a claim in their order on the page. */
const fields = Object.values(formSteps).flat()

export function useClaimLabels(): Readonly<Record<string, string>> {
  const t = useTranslations('warranty.labels')
  return Object.fromEntries(fields.map((field) => [field, t(field)]))
}
