import { useTranslations } from '#/i18n/use-translations.tsx'

const reasons = ['drawing', 'build', 'date'] as const

export function HomeReasons() {
  const t = useTranslations('home.reasons')
  return (
    <section aria-labelledby="reasons" className="shell py-16 lg:py-28">
      <h2 id="reasons" className="display max-w-[16ch] text-4xl">
        {t('title')}
      </h2>
      <ul className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-3 lg:mt-16">
        {reasons.map((name) => (
          <li key={name} className="border-t border-ink pt-5">
            <p aria-hidden="true" className="title figures text-3xl text-signal">
              {t(`${name}.figure`)}
            </p>
            <h3 className="title mt-8 text-xl lg:mt-16">{t(`${name}.title`)}</h3>
            <p className="mt-3 max-w-[42ch] text-stone-700">{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
