import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { sendForm } from '#/navigation/forms/send-form.ts'
import { CodeField } from '#/ui/form/code-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { maxTypedLength } from './typed-length.ts'

const entryPath = '/build/'

/** Takes the code of a build as somebody reads it out or types it. */
export function CodeForm({ typed = '' }: { typed?: string }) {
  const t = useTranslations('savedBuilds.enter')
  const form = useForm({ id: 'code', send: (values) => sendForm(entryPath, values) })
  return (
    <PageForm
      form={form}
      labels={{ code: t('label') }}
      action={entryPath}
      className="grid max-w-md gap-5"
    >
      <CodeField
        name="code"
        hint={t('hint')}
        value={typed}
        maxLength={maxTypedLength}
        className="figures text-xl tracking-wider"
      />
      <SubmitRow>{t('open')}</SubmitRow>
    </PageForm>
  )
}
