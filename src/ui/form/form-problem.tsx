import { useLoaderData } from 'react-router'
import type { PageAnswer } from '#/navigation/payload/payload-answer.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { useMessageText } from '#/ui/use-message-text.ts'

/**
 * The reason that a single button was refused that was sent as a form without scripts. Larger forms have a summary; with
 * `ofAnyForm` the reason stands here, since the page does not show the form again.
 */
export function FormProblem({ ofAnyForm = false }: { ofAnyForm?: boolean }) {
  const { form } = useLoaderData<PageAnswer>()
  const textOf = useMessageText()
  return form?.summary && (ofAnyForm || form.id === '') ? (
    <Notice kind="failed">{textOf(form.summary)}</Notice>
  ) : null
}
