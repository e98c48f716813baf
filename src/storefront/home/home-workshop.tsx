import { useTranslations } from '#/i18n/use-translations.tsx'

const steps = ['draw', 'paint', 'build', 'ride', 'pack'] as const

export function HomeWorkshop() {
  const t = useTranslations('home.workshop')
  return (
    <section aria-labelledby="workshop" data-ground="ink" className="bg-ink text-paper">
      <div className="shell py-16 lg:py-28">
        <div className="grid gap-4 lg:grid-cols-2 lg:items-end">
          <h2 id="workshop" className="display max-w-[14ch] text-4xl">
            {t('title')}
          </h2>
          <p className="text-lg text-stone-300 lg:text-right">{t('lead')}</p>
        </div>
        <ol className="mt-10 grid gap-y-8 lg:mt-20 lg:grid-cols-5">
          {steps.map((name, index) => (
            <li
              key={name}
              className="relative border-stone-600 max-lg:border-l max-lg:pl-6 lg:border-t lg:pt-8 lg:pr-6"
            >
              {/* The dot of the step on the line. */}
              <span
                aria-hidden="true"
                className="absolute size-2.5 rounded-full bg-paper max-lg:top-2 max-lg:-left-[5.5px] lg:-top-[5.5px] lg:left-0"
              />
              <h3 className="title flex items-baseline gap-3 text-xl">
                <span className="figures text-sm font-normal text-stone-300">{index + 1}</span>
                {t(`${name}.title`)}
              </h3>
              <p className="mt-3 max-w-[34ch] text-stone-300">{t(`${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
