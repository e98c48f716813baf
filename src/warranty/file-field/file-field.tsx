import { type DragEvent, useId, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Form } from '#/navigation/forms/use-form.ts'
import { useLabel, usePageForm } from '#/ui/form/form-context.ts'
import { Icon } from '#/ui/icon.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import { useMessageText } from '#/ui/use-message-text.ts'
import {
  acceptedTypes,
  type FileFieldName,
  fileFields,
  maxMegabytes,
  type UploadKind,
} from '#/warranty/uploads/upload-limits.ts'
import { FileList } from './file-list.tsx'
import { isUnderWay } from './upload-list.ts'
import { useUploads } from './use-uploads.ts'

type FileFieldProps = {
  name: FileFieldName
  max: number
  label?: string
  hint: string
  isOptional?: boolean
  memoryKey: string
}

/** Files by drag, camera or file dialogue. Without scripts it is a plain file field. */
export function FileField(props: FileFieldProps) {
  const { name, max, hint, isOptional = false, memoryKey } = props
  const { form } = usePageForm()
  const label = useLabel(name, props.label)
  const kind = fileFields[name]
  const t = useTranslations('warranty.files')
  const optional = useTranslations('form')('optional')
  const text = useMessageText()
  const hasScripts = useHasScripts()
  const hintId = useId()
  const { items, add, remove } = useUploads({
    kind,
    max,
    memoryKey,
    returned: returnedIds(form, name).slice(0, max),
    tooLarge: t('tooLarge', { max: maxMegabytes(kind) }),
    heic: t('heic'),
    unreadable: t('unreadable'),
  })
  const problem = form.problemOf(name)
  const stored = items.filter(({ state }) => state === 'stored')
  const input = {
    type: 'file' as const,
    accept: acceptedTypes[kind],
    'aria-describedby': hintId,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      add([...(event.currentTarget.files ?? [])])
      // The same file may be chosen again, to continue it.
      event.currentTarget.value = ''
    },
  }
  return (
    <div className="grid gap-3">
      <DropZone isActive={hasScripts} onFiles={add}>
        <label
          htmlFor={form.fieldId(name)}
          className="label flex items-baseline justify-between gap-4 text-sm"
        >
          {label}
          {isOptional && <span className="font-normal text-stone-600">{optional}</span>}
        </label>
        <p id={hintId} className="text-sm text-stone-600">
          {hint}
        </p>
        <div className="flex flex-wrap gap-3">
          <input
            {...input}
            id={form.fieldId(name)}
            name={name}
            multiple={kind === 'picture'}
            aria-invalid={problem ? true : undefined}
            className="max-w-full text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-ink file:bg-paper file:px-4 file:font-semibold"
          />
          {hasScripts && <Camera input={input} kind={kind} />}
        </div>
        {hasScripts && <p className="hidden text-sm text-stone-600 lg:block">{t('drop')}</p>}
      </DropZone>
      {problem && (
        <p className="flex items-start gap-2 text-sm text-stop">
          <Icon name="alert" size={18} className="mt-px" />
          {text(problem)}
        </p>
      )}
      <FileList kind={kind} items={items} onRemove={remove} />
      {stored.map(({ id }, index) => (
        <input
          key={id}
          type="hidden"
          name={name === 'pictures' ? `${name}.${index}` : name}
          value={id ?? ''}
        />
      ))}
      {items.some(isUnderWay) && <input type="hidden" name={`${name}UnderWay`} value="1" />}
    </div>
  )
}

/** The ids of files that arrived with a refused form. */
const returnedIds = ({ returnedValues }: Form, name: string): string[] =>
  Object.entries(returnedValues).flatMap(([field, id]) =>
    (field === name || field.startsWith(`${name}.`)) && id !== '' ? [id] : [],
  )

type CameraProps = { input: React.ComponentProps<'input'>; kind: UploadKind }

/** Opens the camera at once; only devices that are held in the hand show it. */
function Camera({ input, kind }: CameraProps) {
  const t = useTranslations('warranty.files')
  return (
    <label className="hidden min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-ink px-4 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-signal pointer-coarse:inline-flex">
      {t(kind === 'video' ? 'film' : 'photograph')}
      <input {...input} capture="environment" className="sr-only" />
    </label>
  )
}

type DropZoneProps = {
  isActive: boolean
  onFiles: (files: readonly File[]) => void
  children: React.ReactNode
}

function DropZone({ isActive, onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      data-over={isOver || undefined}
      className="grid gap-2 rounded-sm border border-dashed border-stone-400 p-4 data-over:border-signal data-over:bg-stone-50 sm:p-6"
      {...(isActive && { onDrop: take, onDragOver: hover, onDragLeave: () => setOver(false) })}
    >
      {children}
    </div>
  )
}
