import { useAnyTranslation } from '#/i18n/use-translations.tsx'
import type { FieldMessage } from '#/platform/api/refusal.ts'

/** Translates messages whose keys are known only at run time, such as field errors. */
export function useMessageText(): (message: FieldMessage) => string {
  // The keys come from schemas and refusals; tests check that each has a text.
  const t = useAnyTranslation()
  return ({ key, values }) => t(key, values)
}
