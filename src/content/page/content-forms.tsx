import { ContactForm } from '#/content/contact/contact-form.tsx'
import { adviseSize, type SizeFit } from '#/product/size/size-advice.ts'
import { SizeFinder } from '#/product/size/size-finder.tsx'
import { useRider } from '#/product/size/use-rider.ts'
import { Prose } from '#/ui/prose.tsx'

export function FormBlock({ title, html }: { title: string; html: string }) {
  return (
    <section className="shell grid gap-x-6 gap-y-6 lg:grid-cols-2">
      <div>
        <h2 className="title text-3xl">{title}</h2>
        {html !== '' && <Prose html={html} className="mt-4 text-lg" />}
      </div>
      <ContactForm />
    </section>
  )
}

export function SizeFinderBlock({ sizes }: { sizes: readonly SizeFit[] }) {
  const [rider, setRider] = useRider(null)
  return (
    <div className="shell">
      <div className="max-w-3xl">
        <SizeFinder
          rider={rider}
          advice={rider && adviseSize(rider, sizes)}
          onRider={setRider}
          hiddenFields={{}}
        />
      </div>
    </div>
  )
}
