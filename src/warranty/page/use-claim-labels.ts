import { useTranslations } from '#/i18n/use-translations.tsx'
import { claimSteps } from './claim-steps.ts'

/** The fields of a claim in their order on the page. */
const fields = Object.values(claimSteps).flat()

export function useClaimLabels(): Readonly<Record<string, string>> {
  const t = useTranslations('warranty.labels')
  return Object.fromEntries(fields.map((field) => [field, t(field)]))
}
