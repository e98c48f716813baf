import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { AccountNav } from './account-nav.tsx'
import { sections, type Section } from './sections.ts'
import { useLeaveWithSession } from '#/account/login/use-leave-with-session.ts'

type AccountFrameProps = {
  firstName: string
  section: Section
  /** Set if the page is a subpage of its section. */
  title?: string
  /** The title in parts, if a part of it must not break. */
  heading?: ReactNode
  /** Shown to the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of every account page: greeting, title and navigation. */
export function AccountFrame(props: AccountFrameProps) {
  const { firstName, section, title, heading, aside, children } = props
  const t = useTranslations('account')
  const { pathname } = useLocation()
  useLeaveWithSession()
  const parent = title === undefined ? null : sections.find(({ key }) => key === section)
  return (
    <div className="shell py-8 lg:py-16">
      <PageHead title={title ?? t(section)} isIndexed={false} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[13rem_1fr] xl:gap-x-24">
        {/* The key closes the folded menu after each navigation. */}
        <AccountNav key={pathname} current={section} />
        {/* A long email address or street may break anywhere on a narrow screen. */}
        <div className="min-w-0 wrap-anywhere">
          <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mb-12">
            <hgroup>
              <p className="label text-stone-600">
                {parent ? (
                  <TextLink to={parent.to} className="inline-flex min-h-8 items-center">
                    {t('back', { section })}
                  </TextLink>
                ) : (
                  t('greeting', { firstName })
                )}
              </p>
              <h1 className="display figures mt-2 text-4xl">{heading ?? title ?? t(section)}</h1>
            </hgroup>
            {aside}
          </header>
          {children}
        </div>
      </div>
    </div>
  )
}
