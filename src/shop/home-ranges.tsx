import { useTranslations } from 'use-intl'
import { PageLink } from '#/navigation/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { AccessoryImages } from './accessory-images.tsx'
import { BikeImage } from './bike-image.tsx'

const ranges = [
  ['road', '/bikes/road/', <BikeImage key="road" sample="carbon-aero" alt="" />],
  ['gravel', '/bikes/gravel/', <BikeImage key="gravel" sample="titanium-gravel" alt="" />],
  ['electric', '/bikes/e-bikes/', <BikeImage key="electric" sample="mid-motor-e-gravel" alt="" />],
  ['accessories', '/accessories/', <AccessoryImages key="kit" />],
] as const

export function HomeRanges() {
  const t = useTranslations('home.ranges')
  return (
    <section aria-labelledby="ranges" className="shell py-16 lg:py-28">
      <h2 id="ranges" className="display max-w-[16ch] text-4xl">
        {t('title')}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:mt-14 lg:gap-y-16">
        {ranges.map(([name, to, picture]) => (
          <li key={name} className="group relative">
            <div className="overflow-clip bg-stone-100 px-[5%] pt-[2%] pb-[4%]">
              <div className="transition-transform duration-240 group-hover:scale-[1.02]">
                {picture}
              </div>
            </div>
            <div className="flex items-start justify-between gap-6 pt-5">
              <div>
                <h3 className="title text-2xl">
                  {/* The whole tile is the link; its name is what is read out. */}
                  <PageLink to={to} className="after:absolute after:inset-0">
                    {t(`${name}.name`)}
                  </PageLink>
                </h3>
                <p className="mt-1 text-stone-600">{t(`${name}.text`)}</p>
              </div>
              <Icon
                name="arrowRight"
                size={28}
                className="mt-1 transition-transform group-hover:translate-x-1"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
