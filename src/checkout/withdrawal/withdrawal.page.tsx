import { useEffect, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { type WithdrawalForm, withdrawalSchema } from '#/orders/withdrawal/withdrawal-form.ts'
import { checkBy } from '#/platform/api/schema.ts'
import { EmailField } from '#/ui/form/email-field.tsx'
import { CodeField } from '#/ui/form/code-field.tsx'
import { TextField } from '#/ui/form/form-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { takeTokenFromMail } from '#/checkout/order-link/token-from-mail.client.ts'
import { useWithdrawalWords } from './use-withdrawal-words.ts'

/** The first step: name, order and an email address for the receipt. The law allows no further questions. */
export function Page({ data }: { data: WithdrawalForm }) {
  const t = useTranslations('withdrawal')
  const words = useWithdrawalWords()
  const { site } = useVisitor()
  const token = useTokenFromMail()
  const form = useForm({ id: 'withdrawal', check: checkBy(withdrawalSchema) })
  return (
    <div className="shell grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[1fr_26rem] lg:py-16 xl:gap-x-24">
      <PageHead title={words('title')} />
      <div className="grid content-start gap-6">
        <p className="label text-sm text-stone-600">{t('step', { step: 1 })}</p>
        <h1 className="display max-w-[14ch] text-4xl">{words('title')}</h1>
        <p className="max-w-prose text-lg text-stone-700">{t('lead')}</p>
        <PageForm
          form={form}
          labels={{ orderNumber: t('orderNumber'), name: t('name'), email: t('email') }}
          className="mt-2 grid max-w-xl gap-6"
        >
          <input type="hidden" name="token" value={token} />
          <CodeField
            name="orderNumber"
            hint={t('orderNumberHint')}
            value={data.orderNumber}
            maxLength={40}
          />
          <TextField name="name" value={data.name} autoComplete="name" maxLength={100} />
          <EmailField hint={t('emailHint')} value={data.email} />
          <SubmitRow>{t('continue')}</SubmitRow>
        </PageForm>
      </div>
      <aside className="grid content-start gap-6 self-start rounded-sm bg-stone-100 p-5 sm:p-8">
        <h2 className="title text-xl">{t('rules.title')}</h2>
        <ul className="grid gap-3 text-stone-700">
          {(['time', 'paint', 'parts', 'money'] as const).map((rule) => (
            <li key={rule} className="border-t border-stone-300 pt-3">
              {rule === 'parts' ? words('parts') : t(`rules.${rule}`)}
            </li>
          ))}
        </ul>
        <p className="text-sm text-stone-700">
          {t('rules.otherwise', { email: site.contact.email, phone: site.contact.phone })}
        </p>
      </aside>
    </div>
  )
}

/** The token that proves the order is the visitor's own, if they came by the link in its mail. */
function useTokenFromMail(): string {
  const [token, setToken] = useState('')
  useEffect(() => {
    const read = () => setToken((current) => takeTokenFromMail() ?? current)
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}
