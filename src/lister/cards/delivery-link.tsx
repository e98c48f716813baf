import type { ReactNode } from 'react'
import { PageLink } from '#/navigation/links/page-link.tsx'

/** Delivery costs must be one click from every price (PAngV § 6). */
export const deliveryLink = (words: ReactNode) => (
  <PageLink to="/delivery/" className="underline">
    {words}
  </PageLink>
)
