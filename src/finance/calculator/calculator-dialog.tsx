import { useEffect, useId } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Money } from '#/money/money.ts'
import { RepresentativeExample } from '#/finance/representative-example.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { Skeleton } from '#/ui/overlay/skeleton.tsx'
import { Calculator } from './calculator.tsx'
import { useFinance } from './use-finance.ts'

type CalculatorDialogProps = {
  price: Money
  /** Every new number opens the dialog. */
  opening: number
}

/** The calculator over the page, for the price of what the page shows. */
export function CalculatorDialog({ price, opening }: CalculatorDialogProps) {
  const t = useTranslations()
  const id = useId()
  const { state, store } = useFinance({ price })
  const { offer, financeError } = state

  useEffect(() => {
    const dialog = document.getElementById(id)
    if (opening > 0 && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [id, opening])

  return (
    <Dialog
      id={id}
      title={t('finance.calculator')}
      className="w-[min(100%-2rem,68rem)] max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:rounded-none"
    >
      {offer ? (
        <div className="grid gap-12">
          <Calculator offer={offer} state={state} store={store} />
          <RepresentativeExample example={offer.example} id={`${id}-example`} />
        </div>
      ) : financeError === null ? (
        <div aria-live="polite" className="grid gap-6">
          <span className="sr-only">{t('finance.loading')}</span>
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-64" />
        </div>
      ) : (
        <div className="grid justify-items-start gap-4">
          <Notice kind="failed">{financeError}</Notice>
          <Button onClick={() => void store.load()}>{t('buttons.tryAgain')}</Button>
        </div>
      )}
    </Dialog>
  )
}
