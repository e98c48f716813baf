import { useTranslations } from '#/i18n/use-translations.tsx'
import type { RepresentativeExample } from './finance.ts'
import { exampleId } from './representative-example.tsx'

/** The APR beside a monthly price, linked to the representative example that must accompany it. */
export function ExampleLink({ example }: { example: RepresentativeExample }) {
  const t = useTranslations('finance')
  return (
    <a
      href={`#${exampleId}`}
      className="figures inline-block py-1 text-sm underline decoration-stone-400 transition-colors hover:decoration-current"
    >
      {t('aprRepresentative', { apr: example.credit.apr })}
    </a>
  )
}
