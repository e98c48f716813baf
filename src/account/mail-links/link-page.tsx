import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { linkSchema } from '#/customers/account/customer-forms.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import type { FormValues } from '#/platform/forms/form-state.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { AuthFrame } from '#/account/login/auth-frame.tsx'
import { LinkField, useLinkToken } from './link-field.tsx'
import { tokenIn } from './link-token.ts'

type Texts = { title: string; text: string }

type LinkPageProps = {
  scene: Picture
  isDone: boolean
  before: Texts & { button: string }
  after: Texts & { button: string; to: string }
  /** Runs after the confirmation. */
  onDone?: () => Promise<unknown>
}

const check = (values: FormValues) => problemsBy(linkSchema, { token: tokenIn(values['token']) })

/**
 * The page that a confirmation link opens. It needs a click, because software that scans mails
 * follows links but does not submit forms.
 */
export function LinkPage({ scene, isDone, before, after, onDone }: LinkPageProps) {
  if (!isDone) return <ConfirmForm scene={scene} before={before} {...(onDone && { onDone })} />
  return (
    <AuthFrame title={after.title} lead={after.text} scene={scene}>
      <div>
        <ButtonLink to={after.to}>{after.button}</ButtonLink>
      </div>
    </AuthFrame>
  )
}

function ConfirmForm({
  scene,
  before,
  onDone,
}: Pick<LinkPageProps, 'scene' | 'before' | 'onDone'>) {
  const t = useTranslations('auth')
  const token = useLinkToken()
  const navigate = useNavigate()
  const form = useForm({
    id: 'link',
    check,
    onDone: async (to) => {
      await Promise.all([onDone?.(), navigate(to, { replace: true })])
    },
  })
  return (
    <AuthFrame title={before.title} lead={before.text} scene={scene}>
      <PageForm form={form} labels={{ token: t('link') }}>
        <LinkField token={token} />
        <SubmitRow>{before.button}</SubmitRow>
      </PageForm>
    </AuthFrame>
  )
}
