import { useTranslations } from '#/i18n/use-translations.tsx'
import { guestDays } from '#/saved-builds/builds/saved-build-limits.ts'
import { PageHead } from '#/visitor/page-head.tsx'
import { BuildPage } from './build-page.tsx'
import type { BuildPageView } from './build-view.ts'
import { CodeForm } from './code-form.tsx'
import { NewBuild } from './new-build-form.tsx'

export function Page({ data }: { data: BuildPageView }) {
  if (data.kind === 'build') return <BuildPage key={data.build.code} data={data} />
  if (data.kind === 'new') return <NewBuild data={data} />
  const isUnknown = data.kind === 'unknown'
  const kind = !isUnknown ? 'enter' : data.isTooMany ? 'tooMany' : 'unknown'
  const typed = isUnknown ? data.typed : ''
  return <EnterCode key={typed} kind={kind} typed={typed} />
}

type EnterCodeProps = { kind: 'enter' | 'unknown' | 'tooMany'; typed: string }

/** A field for the code of a build; after a wrong one, says so. */
function EnterCode({ kind, typed }: EnterCodeProps) {
  const t = useTranslations('savedBuilds')
  const title = t(`${kind}.title`)
  return (
    <div className="shell grid gap-6 py-12 lg:py-20">
      <PageHead title={title} isIndexed={false} />
      <h1 className="display max-w-[18ch] text-4xl text-balance">{title}</h1>
      <p className="max-w-prose text-lg text-stone-700">{t(`${kind}.text`, { days: guestDays })}</p>
      <CodeForm typed={typed} />
    </div>
  )
}
