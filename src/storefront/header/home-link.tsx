import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Wordmark } from '#/ui/logo.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

export function HomeLink() {
  const t = useTranslations('accessibility')
  const { site } = useVisitor()
  return (
    <PageLink
      to="/"
      aria-label={t('logo', { site: site.name })}
      className="grid min-h-11 shrink-0 items-center"
    >
      <Wordmark className="h-3.5 w-auto lg:h-4" />
    </PageLink>
  )
}
