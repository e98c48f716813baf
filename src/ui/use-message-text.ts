import { useTranslations } from '#/i18n/use-translations.tsx'
import type { FieldMessage } from '#/platform/api/refusal.ts'

type Translate = (key: string, values: FieldMessage['values']) => string

/** Translates messages whose keys are known only at run time, such as field errors. */
export function useMessageText(): (message: FieldMessage) => string {
  // The keys come from schemas and refusals; tests check that each has a text.
  const t = useTranslations() as unknown as Translate
  return ({ key, values }) => t(key, values)
}
