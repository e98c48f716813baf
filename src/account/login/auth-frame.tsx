import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { type Picture, pictureUrl } from '#/images/names/picture-url.ts'
import { Icon } from '#/ui/icon.tsx'
import { PageHead } from '#/visitor/page-head.tsx'

type AuthFrameProps = { title: string; lead?: ReactNode; scene: Picture; children: ReactNode }

const onWide = '(width >= 64rem)'

/**
 * A page with one form, beside a picture on wide screens. The picture fills half of the window, so it is
 * fetched first and its place has its colours until it is there; phones do not load it.
 */
export function AuthFrame({ title, lead, scene, children }: AuthFrameProps) {
  const t = useTranslations('auth.login')
  const src = pictureUrl(scene)
  preload(src, { as: 'image', fetchPriority: 'high', media: onWide })
  return (
    <div className="grid lg:grid-cols-2">
      <PageHead title={title} isIndexed={false} />
      <div className="shell max-w-[30rem] py-10 sm:py-14 lg:py-24">
        <h1 className="display text-4xl lg:text-3xl">{title}</h1>
        {lead && <p className="mt-4 text-lg text-stone-700">{lead}</p>}
        <div className="mt-8 grid gap-8 lg:mt-10">{children}</div>
      </div>
      <div className="auth-scene relative min-h-[46rem] max-lg:hidden">
        <img
          src={src}
          alt={t('picture')}
          width={960}
          height={1120}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover object-bottom"
        />
      </div>
    </div>
  )
}

const benefits = ['orders', 'builds', 'checkout'] as const

/** The advantages of an account, for those who have none yet. */
export function AccountBenefits() {
  const t = useTranslations('auth.benefits')
  return (
    <section aria-labelledby="account-benefits" className="rounded-sm bg-stone-100 p-5 sm:p-6">
      <h2 id="account-benefits" className="label">
        {t('title')}
      </h2>
      <ul className="mt-3 grid gap-2 text-stone-700">
        {benefits.map((benefit) => (
          <li key={benefit} className="grid grid-cols-[auto_1fr] gap-3">
            <Icon name="check" size={20} className="mt-0.5 text-go" />
            {t(benefit)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to alternatives, below the form. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <ul className="grid gap-1 border-t border-stone-200 pt-5">{children}</ul>
}

export function OtherWay({ question, children }: { question: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-stone-700">
      {question}
      <span className="inline-flex min-h-11 items-center text-ink">{children}</span>
    </li>
  )
}
