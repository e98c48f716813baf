import type { ReactNode, SubmitEvent } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import type { AdditionView } from './addition-view.ts'
import { useAddition } from './use-addition.ts'
import type { ForwardState } from '#/product/review/use-forward.ts'

type AdditionActionProps = {
  item: AdditionView
  forward: ForwardState
  /** The price, beside the button. */
  children: ReactNode
}

/** Adds an item to the cart or removes it again; without scripts by a form that is posted to the page. */
export function AdditionAction({ item, forward, children }: AdditionActionProps) {
  const t = useTranslations('review')
  const { held, isBusy, problem, said, press } = useAddition(item)
  const { name } = item

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) void press()
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-2">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {children}
          {held && <Added />}
        </div>
        {item.needsSize && !held ? (
          <ButtonLink
            to={item.to}
            state={forward}
            kind="secondary"
            size="small"
            aria-label={t('chooseSizeOf', { name })}
            className="ml-auto"
          >
            {t('chooseSize')}
          </ButtonLink>
        ) : (
          <Press item={item} held={held} isBusy={isBusy} />
        )}
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

function Added() {
  const t = useTranslations('review')
  return (
    <p className="label flex items-center gap-1 text-go">
      <Icon name="check" size={18} />
      {t('added')}
    </p>
  )
}

type PressProps = Pick<ReturnType<typeof useAddition>, 'held' | 'isBusy'> & { item: AdditionView }

/** One button with two meanings, so that it keeps the focus after a press. */
function Press({ item: { sku, name }, held, isBusy }: PressProps) {
  const t = useTranslations('review')
  const buttons = useTranslations('buttons')
  return (
    <>
      {held && <input type="hidden" name="left" value={held.quantity - 1} />}
      <Button
        type="submit"
        name={held ? 'undo' : 'add'}
        value={held ? held.uid : sku}
        kind={held ? 'quiet' : 'secondary'}
        size="small"
        isLoading={isBusy}
        aria-label={held ? t('undoName', { name }) : t('addName', { name })}
        className={held ? '-mr-4 ml-auto' : 'ml-auto'}
      >
        {held ? buttons('undo') : buttons('add')}
      </Button>
    </>
  )
}
