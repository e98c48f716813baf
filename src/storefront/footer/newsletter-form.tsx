import { useTranslations } from '#/i18n/use-translations.tsx'
import { formIdField } from '#/platform/forms/form-state.ts'

/** A fixed id, since there is one footer per page. */
const id = 'footer-newsletter'

/** A plain form that posts to the newsletter page: it is on every page, so it needs no script. */
export function NewsletterForm() {
  const t = useTranslations('footer')
  return (
    <form method="post" action="/newsletter/" className="mt-10 max-w-md">
      <input type="hidden" name={formIdField} value="sign-up" />
      <h2 className="label">{t('newsletterTitle')}</h2>
      <p id={`${id}-hint`} className="mt-1 text-sm text-stone-300">
        {t('newsletterHint')}
      </p>
      <label htmlFor={id} className="sr-only">
        {t('newsletterEmail')}
      </label>
      <div className="mt-4 flex">
        <input
          id={id}
          name="email"
          type="email"
          inputMode="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          aria-describedby={`${id}-hint`}
          placeholder={t('newsletterEmail')}
          className="newsletter-field"
        />
        <button type="submit" className="newsletter-button">
          {t('newsletterButton')}
        </button>
      </div>
    </form>
  )
}
