import { useTranslations } from '#/i18n/use-translations.tsx'
import { CreditFigures } from './credit-figures.tsx'
import type { RepresentativeExample as Example } from './finance.ts'

export const exampleId = 'representative-example'

type RepresentativeExampleProps = {
  example: Example
  /** Another id where a page has a second one. */
  id?: string
}

/** The law requires all figures together, equally prominent and more prominent than any monthly price. */
export function RepresentativeExample({ example, id = exampleId }: RepresentativeExampleProps) {
  const t = useTranslations('finance')
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-[calc(var(--header-height)+1.5rem)] border-t border-ink pt-6"
    >
      <h2 id={`${id}-title`} className="title text-xl">
        {t('example')}
      </h2>
      <CreditFigures credit={example.credit} isExample />
      <p className="mt-6 max-w-[72ch] text-sm text-pretty text-stone-600">{example.notice}</p>
    </section>
  )
}
