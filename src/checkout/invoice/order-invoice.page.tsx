import { InvoiceSheet } from './invoice-sheet.tsx'
import type { InvoiceView } from './invoice-view.server.ts'

export function Page({ data }: { data: InvoiceView }) {
  return <InvoiceSheet invoice={data} back="/order/" />
}
