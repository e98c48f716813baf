import { PageHead } from '#/visitor/page-head.tsx'
import { KitActions } from './kit-actions.tsx'
import { KitContent } from './kit-content.tsx'
import { KitDevice } from './kit-device.tsx'
import { KitForm } from './kit-form.tsx'
import { KitForms } from './kit-forms.tsx'
import { KitType } from './kit-type.tsx'

/** Every component in every state, for developers. */
export function Page() {
  return (
    <div className="shell py-16">
      <PageHead title="Kit" isIndexed={false} />
      <h1 className="display pb-12 text-4xl">Kit</h1>
      <KitType />
      <KitActions />
      <KitForms />
      <KitForm />
      <KitContent />
      <KitDevice />
    </div>
  )
}
