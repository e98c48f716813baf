import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import type { CollectionList } from '#/orders/collection/collection-orders.ts'
import { dateInWords } from '#/stores/hours/date-in-words.ts'
import { classes } from '#/ui/classes.ts'
import { CodeField } from '#/ui/form/code-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { Wordmark } from '#/ui/logo.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { CollectionScreenData } from './collection-screen.page.server.ts'
import { useCollections } from './use-collections.ts'

type ScreenData = Extract<CollectionScreenData, { kind: 'screen' }>

export function Page({ data }: { data: CollectionScreenData }) {
  return data.kind === 'screen' ? <Screen data={data} /> : <Pairing />
}

/** Made for a television: it is read from across the shop, and nobody touches it. */
function Screen({ data }: { data: ScreenData }) {
  const t = useTranslations('collectionScreen')
  const { locale } = useVisitor()
  const { board, day, time, aloneSince } = useCollections(data)
  return (
    <div data-ground="ink" className="flex min-h-dvh flex-col bg-ink text-paper">
      <PageHead kind="collectionScreen" title={data.name} isIndexed={false} />
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-[3vw] pt-[2vw]">
        <h1 className="title text-[clamp(1.5rem,2.6vw,4rem)]">{t('title', { name: data.name })}</h1>
        <p className="figures flex flex-wrap items-baseline gap-x-[1.5vw] text-[clamp(1.5rem,2.6vw,4rem)]">
          <span className="text-stone-300">{dateInWords(day, locale)}</span>
          <span className="title">{time}</span>
        </p>
      </header>
      <div aria-live="polite">
        {aloneSince !== null && (
          <p className="mx-[3vw] mt-[1.5vw] bg-paper px-[1.5vw] py-[1vw] text-[clamp(1.25rem,2vw,3rem)] text-ink">
            <strong>{t('alone', { time: aloneSince })}</strong> {t('aloneNote')}
          </p>
        )}
      </div>
      <div className="grid flex-1 gap-[3vw] px-[3vw] py-[2.5vw] md:grid-cols-2">
        <Tickets title={t('ready')} empty={t('noneReady')} list={board.ready} isReady />
        <Tickets title={t('preparing')} empty={t('nonePreparing')} list={board.preparing} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-[3vw] pb-[2vw] text-[clamp(1rem,1.3vw,2rem)] text-stone-300">
        <p>{t('note')}</p>
        <Wordmark className="h-[1.6vw] min-h-4 w-auto" />
      </footer>
    </div>
  )
}

type TicketsProps = { title: string; empty: string; list: CollectionList; isReady?: boolean }

function Tickets({ title, empty, list: { tickets, more }, isReady = false }: TicketsProps) {
  const t = useTranslations('collectionScreen')
  return (
    <section aria-label={title} className="flex flex-col">
      <h2
        className={classes(
          'title border-b-[0.4vw] pb-[0.8vw] text-[clamp(1.75rem,3.4vw,5rem)]',
          isReady ? 'border-go-bright text-go-bright' : 'border-stone-500 text-stone-300',
        )}
      >
        {title}
      </h2>
      {tickets.length === 0 && (
        <p className="mt-[2vw] text-[clamp(1.25rem,2vw,3rem)] text-stone-300">{empty}</p>
      )}
      <ul
        aria-live={isReady ? 'polite' : undefined}
        className="mt-[1vw] grid grid-cols-2 gap-x-[2vw]"
      >
        {tickets.map(({ tail, initial }) => (
          <li
            key={tail}
            className="flex items-baseline justify-between gap-[1vw] border-b border-stone-700 py-[0.8vw] text-[clamp(2rem,4.6vw,8rem)] leading-tight"
          >
            <span className="figures title">{tail}</span>
            {initial !== null && <span className="text-stone-300">{initial}.</span>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-[1vw] text-[clamp(1.25rem,2vw,3rem)]">{t('more', { count: more })}</p>
      )}
    </section>
  )
}

function Pairing() {
  const t = useTranslations('collectionScreen')
  const form = useForm({ id: 'pair-screen' })
  return (
    <div className="shell grid min-h-dvh max-w-lg content-center gap-6 py-16">
      <PageHead kind="collectionScreen" title={t('pairTitle')} isIndexed={false} />
      <Wordmark className="h-5 w-auto justify-self-start" />
      <h1 className="display text-3xl">{t('pairTitle')}</h1>
      <p className="text-lg text-stone-700">{t('pairLead')}</p>
      <PageForm form={form} labels={{ code: t('code') }}>
        <CodeField name="code" maxLength={12} />
        <SubmitRow>{t('pair')}</SubmitRow>
      </PageForm>
    </div>
  )
}
