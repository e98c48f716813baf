import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { checkBy } from '#/platform/api/schema.ts'
import { EmailField } from '#/ui/form/email-field.tsx'
import { CodeField } from '#/ui/form/code-field.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { lookUpSchema } from './look-up-form.ts'
import { OpenLink } from './open-link.tsx'

/** Requests a link by order number and email address. The page never reveals whether the order exists. */
export function FindOrder({ isSent }: { isSent: boolean }) {
  const t = useTranslations('orderLookUp')
  const form = useForm({ id: 'find', check: checkBy(lookUpSchema) })
  return (
    <div className="shell grid justify-items-start gap-6 py-10 lg:py-16">
      <h1 className="display text-4xl">{t('title')}</h1>
      <p className="max-w-prose text-lg text-stone-700">{t('lead')}</p>
      <OpenLink />
      {isSent && <Notice kind="done">{t('sentLink')}</Notice>}
      <PageForm
        form={form}
        labels={{ orderNumber: t('orderNumber'), email: t('email') }}
        className="mt-2 grid w-full max-w-xl gap-6"
      >
        <CodeField name="orderNumber" hint={t('orderNumberHint')} maxLength={40} />
        <EmailField />
        <SubmitRow>{t('send')}</SubmitRow>
      </PageForm>
    </div>
  )
}
