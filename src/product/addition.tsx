import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/navigation/page-link.tsx'
import { Button } from '#/ui/button.tsx'
import { ButtonLink } from '#/ui/button-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import type { AdditionView } from './addition-view.ts'
import { PriceLine } from './price-block.tsx'
import { useAddition } from './use-addition.ts'
import type { ForwardState } from './use-forward.ts'

/** One thing with its price and its button; its own page leads back here. */
export function Addition({ item }: { item: AdditionView }) {
  const { pathname, search } = useLocation()
  const forward: ForwardState = { review: pathname + search }
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4">
      <span className="grid aspect-square place-items-center self-start overflow-clip rounded-sm bg-paper">
        <img
          src={item.image}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
          className="h-auto w-5/6"
        />
      </span>
      <div className="grid content-start gap-1 text-sm">
        <h4 className="label text-base leading-snug">
          <PageLink to={item.to} state={forward} className="hover:underline">
            {item.name}
          </PageLink>
        </h4>
        {item.subtitle && <p className="text-stone-600">{item.subtitle}</p>}
        {item.variant && <p className="text-stone-600">{item.variant}</p>}
        {item.price && <PriceLine price={item.price} />}
        <Action item={item} forward={forward} />
      </div>
    </li>
  )
}

function Action({ item, forward }: { item: AdditionView; forward: ForwardState }) {
  const t = useTranslations('review')
  const buttons = useTranslations('buttons')
  const { held, isBusy, problem, said, press } = useAddition(item)
  const { name } = item
  if (item.needsSize && !held)
    return (
      <ButtonLink
        to={item.to}
        state={forward}
        kind="secondary"
        size="small"
        aria-label={t('chooseSizeOf', { name })}
        className="mt-2 justify-self-start"
      >
        {t('chooseSize')}
      </ButtonLink>
    )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) void press()
  }
  // one button that changes its meaning: it keeps the focus of whoever pressed it
  return (
    <form method="post" onSubmit={submit} className="mt-2 grid gap-2">
      {held && <input type="hidden" name="left" value={held.quantity - 1} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {held && (
          <p className="label flex items-center gap-1.5 text-go">
            <Icon name="check" size={20} />
            {t('added')}
          </p>
        )}
        <Button
          type="submit"
          name={held ? 'undo' : 'add'}
          value={held ? held.uid : item.sku}
          kind={held ? 'quiet' : 'secondary'}
          size="small"
          isLoading={isBusy}
          aria-label={held ? t('undoName', { name }) : t('addName', { name })}
          className={held ? 'underline decoration-stone-400' : undefined}
        >
          {held ? buttons('undo') : buttons('add')}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {said && t(said, { name })}
      </p>
      {problem !== null && (
        <p role="alert" className="flex items-start gap-2 text-stop">
          <Icon name="alert" size={18} className="mt-px" />
          {problem}
        </p>
      )}
    </form>
  )
}
