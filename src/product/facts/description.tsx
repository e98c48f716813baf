import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Description as Text } from '#/product/page/story.server.ts'
import { Prose } from './prose.tsx'

/** A phone shows the beginning of a long text, and the rest unfolds without a script; a desktop has room for all of it. */
export function Description({ html, excerpt }: Text) {
  const t = useTranslations('buttons')
  if (excerpt === null) return <Prose html={html} />
  return (
    <div className="group/description">
      <p className="text-lg text-stone-700 group-has-[details[open]]/description:hidden lg:hidden">
        {excerpt}
      </p>
      <div className="hidden group-has-[details[open]]/description:block lg:block">
        <Prose html={html} />
      </div>
      <details className="group lg:hidden">
        <summary className="label inline-flex min-h-11 items-center text-sm underline">
          <span className="group-open:hidden">{t('readMore')}</span>
          <span className="hidden group-open:inline">{t('readLess')}</span>
        </summary>
      </details>
    </div>
  )
}
