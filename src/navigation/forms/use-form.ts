import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { formIdField, type FormState, type FormValues } from '#/platform/forms/form-state.ts'
import type { FieldErrors, FieldMessage } from '#/platform/api/refusal.ts'
import { ownPage } from '#/navigation/router/page-path.ts'
import type { PageAnswer } from '#/navigation/payload/payload-answer.ts'
import { type FormAnswer, sendForm } from './send-form.ts'

export type FormOptions = {
  /** Distinguishes the forms of a page and prefixes the ids of their fields. */
  id: string
  /** Finds errors before the form is sent; the server checks again. */
  check?: (values: FormValues) => FieldErrors
  /** Sends the form; by default to the URL of the current page. */
  send?: (values: URLSearchParams) => Promise<FormAnswer>
  /** Replaces the navigation to the page that the server named. */
  onDone?: (to: string) => void | Promise<void>
  /** Whether a refused form also reloads the page's data, which may have changed. */
  freshensPage?: boolean
}

export type Form = ReturnType<typeof useForm>

type Problems = {
  fields: FieldErrors
  summary: FieldMessage | null
  /** Counts refusals: on each one the error summary takes the focus. */
  attempt: number
}

/**
 * A form that works as HTML alone. With scripts it is sent without leaving the page, checks a field
 * when it loses focus, and clears an error once the value is valid.
 */
export function useForm(options: FormOptions) {
  const { id, check, onDone, freshensPage = false, send: sendBy = sendToPage } = options
  const returned = useReturnedForm(id)
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  /** The errors that the last check of the whole form found. */
  const found = useRef<FieldErrors>({})
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<Problems>(() => problemsOf(returned))
  const go = useGo(onDone)
  const { revalidate } = useRevalidator()

  // Our own messages, in the page's language, replace the browser's from here on.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])
  const checkReturned = useEffectEvent(() => {
    if (returned && check && form.current) found.current = check(valuesOf(form.current))
  })
  useEffect(() => checkReturned(), [])

  const refuse = (fields: FieldErrors, summary: FieldMessage | null) =>
    setProblems(({ attempt }) => ({ fields, summary, attempt: attempt + 1 }))

  async function send(values: URLSearchParams) {
    const answer = await sendBy(values)
    if (answer.kind === 'done') return go(answer.to)
    if (answer.kind === 'failed') return refuse({}, { key: answer.key, values: {} })
    refuse(answer.form.fields, answer.form.summary)
    if (freshensPage) await revalidate()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const values = sentValues(event)
    const errors = check?.(Object.fromEntries(values)) ?? {}
    found.current = errors
    if (Object.keys(errors).length > 0) return refuse(errors, null)
    isSending.current = true
    setPending(true)
    try {
      await send(values)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  /** Checks one field only, so that fields the shopper has not reached show no error yet. */
  function checkField(name: string) {
    if (!check || !form.current) return
    const errors = check(valuesOf(form.current))[name]
    setProblems((now) => ({ ...now, fields: withField(now.fields, name, errors) }))
  }

  /**
   * Drops errors that another answer has made meaningless, such as those of fields that it hides. Errors
   * that only the server can find stay until their own field changes.
   */
  function dropSolved() {
    if (!check || !form.current || Object.keys(problems.fields).length === 0) return
    const earlier = found.current
    const errors = check(valuesOf(form.current))
    found.current = errors
    setProblems((now) => ({ ...now, fields: withoutSolved(now.fields, earlier, errors) }))
  }

  return {
    id,
    isPending,
    problems,
    /** The value typed before the form was refused, otherwise the page's default. */
    valueOf: (name: string, proposed = '') => returned?.values[name] ?? proposed,
    /** Everything that was sent before the form was refused, for fields whose names the page cannot know. */
    returnedValues: returned?.values ?? noValues,
    wasReturned: returned !== null,
    fieldId: (name: string) => `${id}-${name.replaceAll('.', '-')}`,
    problemOf: (name: string) => problems.fields[name]?.[0] ?? null,
    props: {
      ref: form,
      method: 'post' as const,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const field = fieldOf(event)
        // An error that appears under a button being pressed would push it away from the pointer.
        if (!field || isSubmit(event.relatedTarget)) return
        if (field.value !== '' || problems.attempt > 0) checkField(field.name)
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const field = fieldOf(event)
        if (!field) return
        if (problems.fields[field.name]) checkField(field.name)
        dropSolved()
      },
    },
  }
}

const noValues: FormValues = {}

const sendToPage = (values: URLSearchParams) => sendForm(window.location.href, values)

/** The refused form that the server rendered into this document; null after an ordinary GET. */
function useReturnedForm(id: string): FormState | null {
  const { form } = useLoaderData<PageAnswer>()
  const [returned] = useState(form?.id === id ? form : null)
  return returned
}

const problemsOf = (returned: FormState | null): Problems => ({
  fields: returned?.fields ?? {},
  summary: returned?.summary ?? null,
  attempt: returned ? 1 : 0,
})

function useGo(onDone: FormOptions['onDone']) {
  const navigate = useNavigate()
  return async (to: string) => {
    if (onDone) return onDone(to)
    const page = ownPage(to, window.location.href)
    if (page) await navigate(page.pathname + page.search + page.hash)
    else window.location.assign(to)
  }
}

/** Includes the submit button's own value, as the browser would. */
function sentValues({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): URLSearchParams {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return asParams(new FormData(currentTarget, submitter))
}

export const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(asParams(new FormData(form)))

function asParams(data: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of data) if (typeof value === 'string') params.append(name, value)
  return params
}

function withField(
  fields: FieldErrors,
  name: string,
  errors: FieldMessage[] | undefined,
): FieldErrors {
  const others = Object.entries(fields).filter(([other]) => other !== name)
  return Object.fromEntries(errors ? [...others, [name, errors]] : others)
}

const withoutSolved = (shown: FieldErrors, earlier: FieldErrors, now: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(shown).filter(
      ([name]) => now[name] !== undefined || earlier[name] === undefined,
    ),
  )

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fieldOf({ nativeEvent: { target } }: FormEvent<HTMLFormElement>): Control | null {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  return isControl && target.name !== '' && target.name !== formIdField ? target : null
}

const isSubmit = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement && target.type === 'submit'
