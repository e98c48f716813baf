import { useTranslations } from '#/i18n/use-translations.tsx'
import type { FieldMessage } from '#/platform/api/refusal.ts'

type Translate = (key: string, values: FieldMessage['values']) => string

/** Messages that are named at run time (what is wrong with a field), in the reader's language. */
export function useMessageText(): (message: FieldMessage) => string {
  // Keys come from schemas and refusals, which tests hold against the texts.
  const t = useTranslations() as unknown as Translate
  return ({ key, values }) => t(key, values)
}
