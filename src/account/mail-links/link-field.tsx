import { useSyncExternalStore } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextField } from '#/ui/form/form-field.tsx'

const watch = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The URL's hash, which browsers do not send, so it reaches no server log. Null until scripts run. */
export const useLinkToken = (): string | null =>
  useSyncExternalStore(
    watch,
    () => window.location.hash.slice(1),
    () => null,
  )

/** A field for pasting a link that could not be opened or was cut off. */
function PastedLinkField() {
  const t = useTranslations('auth')
  return (
    <TextField
      name="token"
      label={t('link')}
      hint={t('linkHint')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={500}
    />
  )
}

/**
 * The token of a mail's link. With scripts it is read from the URL and needs no field; until then
 * the field is shown only to visitors without scripts.
 */
export function LinkField({ token }: { token: string | null }) {
  const t = useTranslations('auth')
  if (token) return <input type="hidden" name="token" value={token} />
  if (token === null)
    return (
      <noscript>
        <PastedLinkField />
      </noscript>
    )
  return (
    <>
      <p className="text-stone-700">{t('linkMissing')}</p>
      <PastedLinkField />
    </>
  )
}
