import { createContext, use, type ReactNode } from 'react'
import type { MenuLink } from '#/storefront/header/menu-links.ts'
import type { ThirdPartySetup } from '#/third-parties/setup.ts'
import type { SiteMessage } from '#/storefront/messages/site-message.ts'

/** The content around every page; it comes with the document and stays across navigations. */
type ShellContent = {
  menu: readonly MenuLink[]
  /** Null if they could not be read. */
  messages: readonly SiteMessage[] | null
  helpLink: string
  /** The URL at which the visitor's IP address is looked up; the shop's own look-up if missing. */
  ipLookupUrl?: string
  /** Left out where no third party is set up. */
  thirdParties?: ThirdPartySetup
}

const ShellContext = createContext<ShellContent>({ menu: [], messages: [], helpLink: '/' })

export function ShellProvider({ shell, children }: { shell: ShellContent; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>
}

export const useShell = (): ShellContent => use(ShellContext)
