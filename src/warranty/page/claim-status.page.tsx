import { useEffect } from 'react'
import { OpenLink } from '#/checkout/order-link/open-link.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { forgetClaimDraft } from './claim-draft.client.ts'
import { claimFileUrl } from '#/warranty/file-field/claim-file-url.ts'
import type { ClaimStatusData, ClaimView } from './claim-status.page.server.ts'
import { MessageForm } from './message-form.tsx'

/** The state of a claim, its history, its files and a way to write to the shop. */
export function Page({ data }: { data: ClaimStatusData }) {
  const t = useTranslations('warranty')
  return (
    <div className="shell grid gap-8 py-10 lg:py-16">
      <PageHead title={t('status.title')} isIndexed={false} />
      <OpenLink />
      {data.kind === 'claim' ? (
        <Claim key={data.number} claim={data} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <h1 className="display text-4xl">{t('status.title')}</h1>
          <p className="max-w-prose text-lg text-stone-700">{t('status.unknown')}</p>
          <TextLink to="/warranty-claim/">{t('status.toForm')}</TextLink>
        </div>
      )}
    </div>
  )
}

function Claim({ claim }: { claim: ClaimView }) {
  const t = useTranslations('warranty')
  const { number, state, isNew, email } = claim
  useEffect(() => {
    if (isNew) forgetClaimDraft()
  }, [isNew])
  return (
    <>
      <header className="grid gap-4">
        <p className="label text-sm text-stone-600">{t('status.claim', { number })}</p>
        <h1 className="display max-w-[20ch] text-4xl">{t(`states.${state}`)}</h1>
        <p className="max-w-prose text-lg text-stone-700">{t(`stateTexts.${state}`)}</p>
        {isNew && (
          <div className="max-w-prose">
            <Notice kind="done">{t('status.sent', { number, email })}</Notice>
          </div>
        )}
      </header>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_26rem]">
        <div className="grid gap-12">
          <Timeline events={claim.events} />
          <MessageForm claim={claim} />
        </div>
        <Report claim={claim} />
      </div>
    </>
  )
}

function Timeline({ events }: Pick<ClaimView, 'events'>) {
  const t = useTranslations('warranty')
  return (
    <section aria-labelledby="history" className="grid gap-5">
      <h2 id="history" className="title text-xl">
        {t('status.history')}
      </h2>
      <ol>
        {events.map(({ at, isShop, state, message }, index) => (
          <li
            // The history only ever grows at its end.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className="relative grid grid-cols-[1.5rem_1fr] gap-4 pb-8 last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-6 bottom-0 left-[0.6875rem] w-0.5 bg-stone-300 in-[li:last-child]:hidden"
            />
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-full bg-ink text-paper"
            >
              <Icon name={state ? 'check' : 'info'} size={14} />
            </span>
            <div className="grid gap-2">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="label">
                  {state ? t(`states.${state}`) : t(isShop ? 'status.fromShop' : 'status.fromYou')}
                </span>
                <span className="figures text-sm text-stone-600">{at}</span>
              </p>
              {message !== null && (
                <p className="rounded-sm bg-stone-100 px-4 py-3 break-words whitespace-pre-line">
                  {message}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Report({ claim: { about, description, files } }: { claim: ClaimView }) {
  const t = useTranslations('warranty')
  return (
    <aside className="grid content-start gap-5 rounded-sm bg-stone-100 p-5 sm:p-8">
      <h2 className="title text-xl">{t('status.report')}</h2>
      {about !== '' && <p className="label">{about}</p>}
      <p className="break-words whitespace-pre-line text-stone-700">{description}</p>
      <ul className="grid grid-cols-3 gap-2" aria-label={t('status.files')}>
        {files.map(({ id, name, kind, isPicture }) => (
          <li key={id}>
            <a
              href={claimFileUrl(id)}
              download
              className="grid aspect-square place-items-center overflow-hidden rounded-sm bg-stone-200 text-sm"
            >
              {isPicture ? (
                <img
                  src={claimFileUrl(id)}
                  alt={name || t('files.unnamed')}
                  loading="lazy"
                  className="size-full object-cover"
                />
              ) : (
                <span className="px-2 text-center break-words underline">
                  {t(kind === 'proof' ? 'labels.proof' : 'labels.video')}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
