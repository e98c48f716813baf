import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { sendForm } from '#/navigation/forms/send-form.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { checkBy } from '#/platform/api/schema.ts'
import { EmailField } from '#/ui/form/email-field.tsx'
import { FormField, TextField } from '#/ui/form/form-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { TextArea } from '#/ui/form/text-input.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { contactPath, contactSchema, trapField } from './contact-message.ts'

const toPrivacy = (text: ReactNode) => <TextLink to="/privacy/">{text}</TextLink>

/** A message to the shop. It may stand on any page and is sent to a page of its own. */
export function ContactForm() {
  const t = useTranslations('contactForm')
  const form = useForm({
    id: 'contact',
    check: checkBy(contactSchema),
    send: (values) => sendForm(contactPath, values),
  })
  const labels = {
    name: t('name'),
    email: t('email'),
    orderNumber: t('orderNumber'),
    message: t('message'),
  }
  return (
    <PageForm form={form} action={contactPath} labels={labels}>
      <TextField name="name" autoComplete="name" maxLength={100} />
      <EmailField />
      <TextField name="orderNumber" isOptional maxLength={20} />
      <FormField name="message">
        {(control) => <TextArea {...control} rows={6} maxLength={4_000} className="min-h-40" />}
      </FormField>
      <div hidden>
        <input name={trapField} tabIndex={-1} autoComplete="off" aria-label={t('trap')} />
      </div>
      <SubmitRow>{t('button')}</SubmitRow>
      <p className="text-sm text-stone-600">{t.rich('privacy', { link: toPrivacy })}</p>
    </PageForm>
  )
}
