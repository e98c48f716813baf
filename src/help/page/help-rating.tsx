import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { TextLink } from '#/ui/text-link.tsx'

/** Asks whether the article helped, and thanks for the answer. */
export function HelpRating({ answer }: { answer: 'yes' | 'no' | null }) {
  const t = useTranslations('helpCentre')
  const form = useForm({ id: 'helpful' })
  return (
    <section
      id="helpful"
      aria-label={t('rating')}
      data-print="hidden"
      className="mt-12 scroll-mt-24 border-t border-ink pt-5"
    >
      {answer === null ? (
        <PageForm form={form} className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="title text-lg">{t('rating')}</p>
          <div className="flex gap-3">
            <SubmitButton kind="secondary" name="helpful" value="yes">
              {t('yes')}
            </SubmitButton>
            <SubmitButton kind="secondary" name="helpful" value="no">
              {t('no')}
            </SubmitButton>
          </div>
        </PageForm>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks
        <div role="status">
          <p className="title text-lg">{t(answer === 'yes' ? 'thanks' : 'sorry')}</p>
          {answer === 'no' && (
            <TextLink to="/contact/" kind="arrow">
              {t('contactMore')}
            </TextLink>
          )}
        </div>
      )}
    </section>
  )
}
