import { useLoaderData } from 'react-router'
import type { PageAnswer } from '#/navigation/payload/payload-answer.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { useMessageText } from '#/ui/use-message-text.ts'

/** The reason that a single button was refused that was sent as a form without scripts; larger forms have a summary. */
export function FormProblem() {
  const { form } = useLoaderData<PageAnswer>()
  const textOf = useMessageText()
  return form?.id === '' && form.summary ? (
    <Notice kind="failed">{textOf(form.summary)}</Notice>
  ) : null
}
