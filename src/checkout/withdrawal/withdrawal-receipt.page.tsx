import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { FactList } from '#/checkout/order/fact-list.tsx'
import { useWithdrawalWords } from './use-withdrawal-words.ts'
import type { ReceiptView } from './withdrawal-view.ts'

/** The receipt of the declaration, for printing; the mail says the same. */
export function Page({ data }: { data: ReceiptView }) {
  const t = useTranslations('withdrawal')
  const words = useWithdrawalWords()
  const { reference, orderNumber, name, email, declaredOn } = data
  return (
    <div className="shell grid justify-items-start gap-6 py-10 lg:py-16">
      <PageHead title={words('receiptTitle')} isIndexed={false} />
      <h1 className="display max-w-[16ch] text-4xl">{words('receiptTitle')}</h1>
      <p className="max-w-prose text-lg text-stone-700">{t('receipt', { email })}</p>
      <div className="w-full max-w-2xl">
        <FactList
          facts={[
            [t('received'), declaredOn],
            [t('reference'), reference],
            [t('orderNumber'), orderNumber],
            [t('name'), name],
            [t('email'), email],
          ]}
        />
      </div>
      <p className="max-w-prose text-stone-700">{words('next')}</p>
      <ButtonLink to="/" kind="secondary" data-print="hidden">
        {t('toShop')}
      </ButtonLink>
    </div>
  )
}
