import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Icon } from '#/ui/icon.tsx'
import { formId, openParameter, stepId } from './form-id.ts'

type FoldProps = {
  /** The key of its section. */
  name: string
  /** A picture or a colour beside the text. */
  mark: ReactNode
  title: string
  value: ReactNode
  aside?: ReactNode
  isChanged: boolean
  /** Called only while it is open: three hundred parts are neither sent nor rendered with every choice. */
  children: () => ReactNode
}

/** One step: closed it shows the present choice, open it shows the options. */
export function Fold({ name, mark, title, value, aside, isChanged, children }: FoldProps) {
  const requested = new URLSearchParams(useLocation().search).get(openParameter)
  const [isOpen, setOpen] = useState(requested === name)
  const fold = useRef<HTMLDetailsElement>(null)
  // it may have been opened before hydration
  useEffect(() => setOpen((wasOpen) => fold.current?.open ?? wasOpen), [])
  return (
    <details
      ref={fold}
      id={stepId(name)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-b border-stone-200"
    >
      <summary
        // synchronously: after the browser's own toggle event, the options would appear too late for the next
        // key press
        onClick={(event) => {
          event.preventDefault()
          setOpen(!isOpen)
        }}
        className="grid min-h-18 grid-cols-[3.5rem_minmax(0,1fr)_auto_1.25rem] items-center gap-x-4 py-2"
      >
        <span className="grid size-14 place-items-center overflow-clip">{mark}</span>
        <span className="grid">
          <span className="flex items-center gap-2 text-sm text-stone-600">
            {title}
            {isChanged && <span aria-hidden="true" className="size-1.5 rounded-full bg-signal" />}
          </span>
          <span className="label leading-snug">{value}</span>
        </span>
        <span className="figures text-sm">{aside}</span>
        <Icon name="chevronDown" size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-6">{isOpen ? children() : <OpenButton name={name} />}</div>
    </details>
  )
}

/** For browsers without scripts, which have to request the options. */
function OpenButton({ name }: { name: string }) {
  const t = useTranslations('configurator')
  return (
    <button
      type="submit"
      form={formId}
      formNoValidate
      name={openParameter}
      value={name}
      data-print="hidden"
      className="label min-h-11 justify-self-start text-sm underline"
    >
      {t('showOptions')}
    </button>
  )
}
