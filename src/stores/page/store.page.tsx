import { useTranslations } from '#/i18n/use-translations.tsx'
import { sceneSize } from '#/images/names/asset-shape.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { sharePicture } from '#/images/ui/picture.ts'
import { StructuredData } from '#/product/page/structured-data.tsx'
import { notReadYet, useChosenStore } from '#/stores/chosen/use-chosen-store.ts'
import { storesPath } from '#/stores/store.ts'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { HoursTable } from './hours-table.tsx'
import { OpenNow } from './open-now.tsx'
import { StoreChoice } from './store-choice.tsx'
import { placeInDegrees } from './place-in-degrees.ts'
import { StoreMap } from './store-map.tsx'
import type { StoreData } from './store.page.server.ts'

export function Page({ data }: { data: StoreData }) {
  const t = useTranslations('stores')
  const { site } = useVisitor()
  const { store } = data
  // The brand stays on one line, so that a phone breaks the name before its place.
  const name = `${site.name.replaceAll(' ', '\u00A0')} ${store.name}`
  return (
    <>
      <PageHead
        title={t('storeTitle', { name: store.name })}
        description={`${store.address.join(', ')}. ${data.lead}`}
        image={sharePicture(data.scenes.share)}
      />
      <StructuredData json={data.structuredData} />
      <div className="shell py-2 lg:py-3">
        <Breadcrumb crumbs={[{ name: t('title'), to: storesPath }]} current={store.name} />
      </div>
      <Landscape data={data} />
      <div className="shell pt-8 pb-16 lg:pt-14 lg:pb-24">
        <h1 className="display text-4xl">{name}</h1>
        <p className="mt-5 max-w-[58ch] text-xl text-stone-700">{data.lead}</p>
        {data.canCollect && <Choice data={data} />}
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <div className="grid content-start gap-8 lg:order-2">
            <Contact data={data} />
            <Hours data={data} />
          </div>
          <div className="grid content-start gap-12">
            <Services data={data} />
            <Directions data={data} />
          </div>
        </div>
      </div>
    </>
  )
}

/** The page is the same for everyone; whether this is the visitor's store follows when it runs in the browser. */
function Choice({ data: { store, isJustChosen } }: { data: StoreData }) {
  const t = useTranslations('stores.chosen')
  const chosen = useChosenStore()
  const isChosen = chosen === notReadYet ? isJustChosen : chosen === store.code
  return (
    <section className="mt-6 grid justify-items-start gap-2">
      {isJustChosen && isChosen && <Notice>{t('isYours', { store: store.name })}</Notice>}
      <StoreChoice store={store} isChosen={isChosen} />
      <p className="max-w-[58ch] text-sm text-stone-600">{t('use')}</p>
    </section>
  )
}

function Landscape({ data: { scenes, picture } }: { data: StoreData }) {
  const { wide, tall } = scenes
  return (
    <picture>
      <source media="(width < 48rem)" srcSet={pictureUrl(tall)} {...sceneSize(tall.asset)} />
      <img
        fetchPriority="high"
        src={pictureUrl(wide)}
        alt={picture}
        {...sceneSize(wide.asset)}
        className="h-[min(70vw,22rem)] w-full bg-stone-300 object-cover object-[50%_75%] md:h-[clamp(16rem,40svh,28rem)]"
      />
    </picture>
  )
}

function Hours({ data: { store, week, special } }: { data: StoreData }) {
  const t = useTranslations('stores')
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="title text-2xl">
        {t('hours')}
      </h2>
      <p className="mt-2 mb-4 text-lg">
        <OpenNow opening={store.opening} />
      </p>
      <HoursTable caption={t('hours')} isCaptionHidden rows={week} />
      {special.length > 0 && (
        <div className="mt-8">
          <HoursTable caption={t('special')} rows={special} />
        </div>
      )}
    </section>
  )
}

function Services({ data: { services } }: { data: StoreData }) {
  const t = useTranslations('stores')
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="title text-2xl">
        {t('services')}
      </h2>
      <dl className="mt-4 grid gap-x-8 border-b border-stone-200 sm:grid-cols-2">
        {services.map((service) => (
          <div key={service} className="border-t border-stone-200 py-4">
            <dt className="label">{t(`service.${service}.name`)}</dt>
            <dd className="mt-1 text-stone-700">{t(`service.${service}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Directions({ data }: { data: StoreData }) {
  const t = useTranslations('stores')
  const { locale } = useVisitor()
  const { directions, latitude, longitude, country, nearby, store } = data
  return (
    <section aria-labelledby="directions" className="grid gap-8 sm:grid-cols-[1fr_16rem]">
      <div>
        <h2 id="directions" className="title text-2xl">
          {t('directions')}
        </h2>
        <p className="mt-4 max-w-[58ch] text-stone-700">{directions}</p>
        <p className="mt-3">
          <a
            href={`geo:${latitude},${longitude}`}
            className="group inline-flex min-h-11 flex-wrap items-center gap-x-2"
          >
            <Icon name="pin" size={20} />
            <span className="underline group-hover:no-underline">{t('openMap')}</span>
            <span className="figures text-stone-600">
              {placeInDegrees(latitude, longitude, locale)}
            </span>
          </a>
        </p>
      </div>
      <StoreMap country={country} stores={nearby} current={store.code} />
    </section>
  )
}

function Contact({ data: { store, phone, email } }: { data: StoreData }) {
  const t = useTranslations('stores')
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="title text-2xl">
        {t('visit')}
      </h2>
      <address className="mt-3 text-lg not-italic">
        {store.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <ul className="mt-3">
        <li>
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="figures inline-flex min-h-11 items-center hover:underline"
          >
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center hover:underline">
            {email}
          </a>
        </li>
      </ul>
    </section>
  )
}
