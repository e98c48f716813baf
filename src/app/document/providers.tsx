import type { ReactNode } from 'react'
import type { Boot } from './boot.ts'
import { BootContext } from './document.tsx'
import type { Messages } from '#/i18n/messages.ts'
import { sites } from '#/platform/config/sites.ts'
import { ShellProvider } from '#/storefront/shell/shell-provider.tsx'
import { LanguageProvider } from '#/visitor/language-provider.tsx'
import type { PageVisitor } from '#/visitor/visitor-provider.tsx'

type ProvidersProps = { boot: Boot; text: string; messages: Messages; children: ReactNode }

export function Providers({ boot, text, messages, children }: ProvidersProps) {
  return (
    <BootContext value={{ boot, text }}>
      <LanguageProvider visitor={visitorOf(boot)} messages={messages}>
        <ShellProvider shell={boot.shell}>{children}</ShellProvider>
      </LanguageProvider>
    </BootContext>
  )
}

function visitorOf(boot: Boot): PageVisitor {
  const site = sites.find(({ id }) => id === boot.site)
  if (!site) throw new Error(`No site is called "${boot.site}"`)
  const { locale, isStaging, country } = boot
  return { site, isStaging, locale, country }
}
