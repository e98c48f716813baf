import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { isLocale, languageTags, type Locale, localeNames, locales } from '#/i18n/locale.ts'
import { Icon } from '#/ui/icon.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import { useLanguageSwitch } from '#/visitor/use-language-switch.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** Changes the language in place; without scripts the server returns the same page in the other language. */
export function LanguageForm() {
  const t = useTranslations('picker')
  const { locale: current } = useVisitor()
  const { pathname, search } = useLocation()
  const { isSwitching, switchTo } = useLanguageSwitch()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { nativeEvent } = event
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : null
    if (isLocale(chosen) && chosen !== current) void change(chosen)
  }

  async function change(locale: Locale) {
    if (!(await switchTo(locale))) showToast(t('failed'), 'failed')
  }

  return (
    <form method="post" action="/language/" aria-busy={isSwitching} onSubmit={submit}>
      <input type="hidden" name="to" value={pathname + search} />
      <fieldset>
        <legend className="label mb-2 text-sm">{t('language')}</legend>
        <div className="flex gap-2">
          {locales.map((locale) => (
            <button
              key={locale}
              type="submit"
              name="locale"
              value={locale}
              lang={languageTags[locale]}
              aria-pressed={locale === current}
              className="pill rounded-sm px-4"
            >
              {localeNames[locale]}
              {locale === current && <Icon name="check" size={16} />}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
