import { useTranslations } from '#/i18n/use-translations.tsx'
import { formIdField } from '#/platform/forms/form-state.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/form/button.tsx'
import type { SessionView } from './profile.page.server.ts'

/** The browsers in which a customer is logged in. Plain forms reload the page after ending a session. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const t = useTranslations('account')
  return (
    <div className="grid gap-6">
      <p className="text-stone-700">{t('profilePage.sessionsText')}</p>
      <ul className="grid border-b border-stone-200">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <form method="post">
        <input type="hidden" name={formIdField} value="everywhere" />
        <Button type="submit" kind="secondary">
          {t('profilePage.sessionsEverywhere')}
        </Button>
      </form>
    </div>
  )
}

function SessionRow({ session }: { session: SessionView }) {
  const t = useTranslations('account')
  const { browser, lastUsed, since } = session
  const used = session.isThisBrowser
    ? t('profilePage.sessionNow')
    : t('profilePage.sessionUsed', { date: lastUsed })
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-t border-stone-200 py-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          {browser}
          {session.isThisBrowser && <Badge>{t('profilePage.sessionThis')}</Badge>}
        </p>
        <p className="figures text-sm text-stone-600">
          {`${used}, ${t('profilePage.sessionSince', { date: since })}`}
        </p>
      </div>
      {!session.isThisBrowser && (
        <form method="post">
          <input type="hidden" name={formIdField} value="session" />
          <input type="hidden" name="session" value={session.id} />
          <Button
            type="submit"
            kind="secondary"
            aria-label={t('profilePage.sessionEndNamed', { browser })}
          >
            {t('profilePage.sessionEnd')}
          </Button>
        </form>
      )}
    </li>
  )
}
