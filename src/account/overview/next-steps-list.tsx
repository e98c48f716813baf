import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { NextStep } from './next-steps.ts'
import type { OverviewView } from './overview.page.server.ts'

/** The next steps, each with the link that leads there; renders nothing if there is nothing to do. */
export function NextSteps({ data }: { data: OverviewView }) {
  const t = useTranslations('account.overviewPage')
  const { steps, latest, builds, email } = data
  if (steps.length === 0) return null
  const paths: Record<NextStep, string> = {
    collect: `/my-account/orders/${latest?.number ?? ''}/`,
    confirmNewsletter: '/my-account/newsletter/',
    orderBuild: builds.newest?.path ?? '/my-account/builds/',
    unpack: '/help-centre/assembly/unpack/',
    findSize: '/size-guide/',
  }
  const values = {
    store: latest?.store ?? '',
    build: builds.newest?.name ?? builds.newest?.bikeName ?? '',
    email,
  }
  return (
    <section aria-labelledby="next-steps" className="border-t border-ink pt-6">
      <h2 id="next-steps" className="title text-xl">
        {t('nextTitle')}
      </h2>
      <ul className="mt-2">
        {steps.map((step) => (
          <li
            key={step}
            className="flex flex-wrap items-center justify-between gap-x-8 border-b border-stone-200 py-2"
          >
            <span className="text-stone-700">{t(`steps.${step}.text`, values)}</span>
            <TextLink kind="arrow" to={paths[step]}>
              {t(`steps.${step}.link`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
