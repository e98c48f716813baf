import { InvoiceSheet } from '#/checkout/invoice/invoice-sheet.tsx'
import type { InvoiceView } from '#/checkout/invoice/invoice-view.server.ts'

export function Page({ data }: { data: InvoiceView }) {
  return <InvoiceSheet invoice={data} back={`/my-account/orders/${data.orderNumber}/`} />
}
