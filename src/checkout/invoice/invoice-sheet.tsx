import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { classes } from '#/ui/classes.ts'
import { Wordmark } from '#/ui/logo.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { InvoiceView } from './invoice-view.server.ts'

type InvoiceSheetProps = {
  invoice: InvoiceView
  /** The page of its order. */
  back: string
}

/** The invoice as a sheet of paper, on the screen as in print. */
export function InvoiceSheet({ invoice, back }: InvoiceSheetProps) {
  const t = useTranslations()
  const { site } = useVisitor()
  const canPrint = useHasScripts()
  return (
    <div className="min-h-dvh bg-stone-100 py-6 sm:py-10 print:bg-paper print:p-0">
      <PageHead title={`${t('invoice.title')} ${invoice.number}`} isIndexed={false} />
      <div
        data-print="hidden"
        className="shell flex max-w-[52rem] flex-wrap items-center justify-between gap-4 pb-6"
      >
        <TextLink to={back} className="inline-flex min-h-11 items-center">
          {t('invoice.back')}
        </TextLink>
        {canPrint && (
          <Button kind="secondary" onClick={() => window.print()}>
            {t('account.ordersPage.print')}
          </Button>
        )}
      </div>
      <article className="shell grid max-w-[52rem] gap-10 bg-paper p-6 sm:p-14 print:max-w-none print:p-0">
        <header className="flex flex-wrap items-start justify-between gap-6">
          <Wordmark className="h-5 w-auto" />
          <address className="text-sm text-stone-700 not-italic sm:text-right">
            {invoice.seller.company}
            <br />
            {invoice.seller.address.join(', ')}
            <br />
            {t('invoice.vatNumber', { number: invoice.seller.vatNumber })}
            <br />
            {site.contact.email}
            <br />
            <span className="figures">{site.contact.phone}</span>
          </address>
        </header>
        <div className="grid gap-6">
          <h1 className="display text-3xl">{t('invoice.title')}</h1>
          <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-4">
            <Fact name={t('invoice.number')}>{invoice.number}</Fact>
            <Fact name={t('invoice.date')}>{invoice.date}</Fact>
            <Fact name={t('invoice.service')}>{invoice.supplied}</Fact>
            <Fact name={t('invoice.order')}>{invoice.orderNumber}</Fact>
          </dl>
          <div className="grid gap-6 text-sm sm:grid-cols-2">
            <Lines title={t('invoice.billTo')}>{invoice.billTo}</Lines>
            <Lines title={t('invoice.shipTo')}>{invoice.shipTo}</Lines>
          </div>
        </div>
        <Items lines={invoice.lines} />
        <Sums invoice={invoice} />
        {invoice.credits.length === 0 ? (
          <p>{t('invoice.thanks')}</p>
        ) : (
          <Credits credits={invoice.credits} />
        )}
        <footer className="border-t border-stone-200 pt-4 text-sm text-stone-600">
          {[invoice.seller.company, ...invoice.seller.address].join(', ')}
          <br />
          {invoice.seller.registration}
        </footer>
      </article>
    </div>
  )
}

/** Shown in place of thanks: the sheet must not say that all of the total is still paid. */
function Credits({ credits }: Pick<InvoiceView, 'credits'>) {
  const t = useTranslations('orders.documents')
  return (
    <dl className="figures grid gap-1.5 text-sm sm:w-80 sm:justify-self-end">
      {credits.map(({ number, on, amount }) => (
        <Sum key={number} name={t('refund', { number, date: on })} value={amount} />
      ))}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-stone-600">{name}</dt>
      <dd className="figures label">{children}</dd>
    </div>
  )
}

function Lines({ title, children }: { title: string; children: readonly string[] }) {
  return (
    <div>
      <h2 className="text-stone-600">{title}</h2>
      <address className="grid not-italic">
        {children.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  )
}

function Items({ lines }: Pick<InvoiceView, 'lines'>) {
  const t = useTranslations('invoice')
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-ink text-left">
          <th scope="col" className="label py-2 pr-4">
            {t('item')}
          </th>
          <th scope="col" className="label py-2 pr-4 text-right">
            {t('quantity')}
          </th>
          <th scope="col" className="label py-2 pr-4 text-right max-sm:hidden">
            {t('price')}
          </th>
          <th scope="col" className="label py-2 text-right">
            {t('sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ uid, name, details, quantity, price, total }) => (
          <tr key={uid} className="break-inside-avoid border-b border-stone-200 align-top">
            <td className="py-3 pr-4">
              <span className="label">{name}</span>
              {details.map((detail) => (
                <span key={detail} className="block text-stone-600">
                  {detail}
                </span>
              ))}
            </td>
            <td className="py-3 pr-4 text-right">{quantity}</td>
            <td className="py-3 pr-4 text-right whitespace-nowrap max-sm:hidden">{price}</td>
            <td className="py-3 text-right whitespace-nowrap">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ invoice: { sums, net, vat, total } }: { invoice: InvoiceView }) {
  const t = useTranslations()
  const names = {
    subtotal: t('cart.subtotal'),
    shipping: t('account.ordersPage.deliveryCost'),
  }
  return (
    <dl className="figures grid gap-1.5 text-sm sm:w-80 sm:justify-self-end">
      {sums.map(({ key, label, value }) => (
        <Sum key={key + label} name={key === 'discount' ? label : names[key]} value={value} />
      ))}
      {vat && (
        <>
          <Sum
            name={t('invoice.net')}
            value={net}
            className="mt-2 border-t border-stone-200 pt-3 text-stone-600"
          />
          <Sum
            name={t('invoice.vat', { percent: vat.percent })}
            value={vat.amount}
            className="text-stone-600"
          />
        </>
      )}
      <div className="title mt-2 flex justify-between gap-6 border-t border-ink pt-3 text-lg">
        <dt>{t('account.ordersPage.sum')}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  )
}

type SumProps = { name: string; value: string; className?: string }

function Sum({ name, value, className }: SumProps) {
  return (
    <div className={classes('flex justify-between gap-6', className)}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  )
}
