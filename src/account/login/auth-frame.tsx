import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { type Picture, pictureUrl } from '#/images/names/picture-url.ts'
import { PageHead } from '#/visitor/page-head.tsx'

type AuthFrameProps = { title: string; lead?: ReactNode; scene: Picture; children: ReactNode }

/** A page with one form, beside a picture on wide screens. */
export function AuthFrame({ title, lead, scene, children }: AuthFrameProps) {
  const t = useTranslations('auth.login')
  return (
    <div className="grid lg:grid-cols-2">
      <PageHead title={title} isIndexed={false} />
      <div className="shell max-w-[30rem] py-10 sm:py-14 lg:py-24">
        <h1 className="display text-4xl lg:text-3xl">{title}</h1>
        {lead && <p className="mt-4 text-lg text-stone-700">{lead}</p>}
        <div className="mt-8 grid gap-8 lg:mt-10">{children}</div>
      </div>
      <div className="relative min-h-[46rem] bg-stone-200 max-lg:hidden">
        <img
          src={pictureUrl(scene)}
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
