import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { FactList } from '#/checkout/order/fact-list.tsx'
import { useWithdrawalWords } from './use-withdrawal-words.ts'
import { WithdrawalItems } from './withdrawal-items.tsx'
import type { WithdrawalView } from './withdrawal-view.ts'

/** The order page mails the link by which buyers prove that the order is theirs, and then choose the items. */
const orderLink = (words: ReactNode) => <TextLink to="/order/">{words}</TextLink>

/** The second step: shows the full declaration and the button that sends it. */
export function Page({ data: { form: declared, order } }: { data: WithdrawalView }) {
  const t = useTranslations('withdrawal')
  const words = useWithdrawalWords()
  const { locale } = useVisitor()
  const form = useForm({ id: 'confirm' })
  const canReturn = !order || order.lines.some(({ isReturnable }) => isReturnable)
  return (
    <div className="shell grid justify-items-start gap-6 py-10 lg:py-16">
      <PageHead title={t('confirmTitle')} isIndexed={false} />
      <p className="label text-sm text-stone-600">{t('step', { step: 2 })}</p>
      <h1 className="display max-w-[16ch] text-4xl">{t('confirmTitle')}</h1>
      <PageForm form={form} className="grid w-full max-w-2xl gap-8">
        <p className="text-lg">
          {words('statement', { number: declared.orderNumber, name: declared.name })}
        </p>
        <FactList
          facts={[
            [t('orderNumber'), declared.orderNumber],
            [t('name'), declared.name],
            [t('email'), declared.email],
          ]}
        />
        {order && order.lines.length > 0 && <WithdrawalItems lines={order.lines} />}
        {order?.isLate && order.deadline && (
          <Notice>{words('late', { date: dayInWords(order.deadline, locale) })}</Notice>
        )}
        {!order && (
          <p className="text-sm text-stone-700">{t.rich('allGoods', { link: orderLink })}</p>
        )}
        {!canReturn && (
          <Notice kind="failed">
            {order.lines.length > 0 ? words('nothingReturnable') : t('nothingLeft')}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          {canReturn && <SubmitButton>{words('confirm')}</SubmitButton>}
          <TextLink to="/withdrawal/">{t('back')}</TextLink>
        </div>
      </PageForm>
    </div>
  )
}
