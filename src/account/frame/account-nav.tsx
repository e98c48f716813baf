import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { sections, type Section } from './sections.ts'
import { logOutHere } from '#/account/login/use-leave-with-session.ts'

/** The account's sections and the logout: a list at the side, folded up on phones. */
export function AccountNav({ current }: { current: Section }) {
  const t = useTranslations('account')
  return (
    <nav aria-label={t('menu')} data-print="hidden">
      <details className="group border-y border-stone-200 lg:hidden">
        <summary className="label flex min-h-14 items-center justify-between gap-4">
          {t(current)}
          <Icon
            name="chevronDown"
            size={20}
            className="transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-3">
          <Entries current={current} />
        </div>
      </details>
      <div className="sticky top-[calc(var(--header-height)+2rem)] max-lg:hidden">
        <Entries current={current} />
      </div>
    </nav>
  )
}

const entry =
  'flex min-h-12 w-full items-center border-stone-200 text-left text-stone-700 hover:text-ink hover:underline lg:border-t'

function Entries({ current }: { current: Section }) {
  const t = useTranslations('account')
  const navigate = useNavigate()
  return (
    <ul>
      {sections.map(({ key, to }) => (
        <li key={key}>
          <PageLink
            to={to}
            aria-current={key === current ? 'page' : undefined}
            className={`${entry} aria-[current]:font-semibold aria-[current]:text-ink`}
          >
            {t(key)}
          </PageLink>
        </li>
      ))}
      <li>
        <form
          method="post"
          action="/auth/logout/"
          onSubmit={(event) => {
            event.preventDefault()
            const form = event.currentTarget
            void logOutHere()
              // If the request fails, the form is submitted, so that the browser shows its own
              // error page.
              .then((problem) => (problem ? form.submit() : navigate('/')))
          }}
        >
          <button type="submit" className={`${entry} lg:border-b`}>
            {t('logout')}
          </button>
        </form>
      </li>
    </ul>
  )
}
