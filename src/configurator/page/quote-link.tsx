import type { MouseEvent } from 'react'
import { buildQuoteUrl } from '#/configurator/build/build-quote-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { isPlainClick } from '#/navigation/links/plain-click.ts'
import { TextLink } from '#/ui/text-link.tsx'
import { offersCycleToWork } from '#/visitor/offers-cycle-to-work.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { ConfiguratorData } from './configurator.page.server.ts'

type QuoteLinkProps = { data: ConfiguratorData; choice: Choice; onSizeMissing: () => void }

/** Leads to a cycle to work quote of this build, where the scheme exists. */
export function QuoteLink({ data: { slug, bike }, choice, onSizeMissing }: QuoteLinkProps) {
  const t = useTranslations('configurator.cycleToWork')
  const visitor = useVisitor()
  if (!offersCycleToWork(visitor)) return null

  function askForSize(event: MouseEvent) {
    if (choice.size !== null || !isPlainClick(event)) return
    event.preventDefault()
    onSizeMissing()
  }

  return (
    <div
      data-print="hidden"
      className="grid justify-items-start gap-1 border-t border-stone-200 pt-5"
    >
      <h2 className="label">{t('title')}</h2>
      <p className="text-sm text-stone-700">{t('text')}</p>
      <TextLink
        to={buildQuoteUrl(slug, choice, bike)}
        onClick={askForSize}
        className="inline-block py-1 text-sm"
      >
        {t('link')}
      </TextLink>
    </div>
  )
}
