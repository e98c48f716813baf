import { Icon } from '#/ui/icon.tsx'
import { iconPaths } from '#/ui/icon-paths.ts'
import { Mark, Wordmark } from '#/ui/logo.tsx'
import { KitSection } from './kit-section.tsx'
import { keysOf } from '#/platform/types/typed-keys.ts'

const colours = [
  ['Ink', 'bg-ink'],
  ['Paper', 'bg-paper'],
  ['Stone 50', 'bg-stone-50'],
  ['Stone 100', 'bg-stone-100'],
  ['Stone 200', 'bg-stone-200'],
  ['Stone 300', 'bg-stone-300'],
  ['Stone 600', 'bg-stone-600'],
  ['Stone 700', 'bg-stone-700'],
  ['Signal', 'bg-signal'],
  ['Signal deep', 'bg-signal-deep'],
  ['Go', 'bg-go'],
  ['Stop', 'bg-stop'],
] as const

export function KitType() {
  return (
    <>
      <KitSection title="Logo">
        <div className="flex flex-wrap items-center gap-10">
          <Wordmark className="h-8 w-auto" />
          <Mark className="size-16" />
          <Mark className="size-6" />
          <div className="bg-ink p-6 text-paper">
            <Wordmark className="h-5 w-auto" />
          </div>
        </div>
      </KitSection>
      <KitSection title="Colour">
        <ul className="grid grid-cols-3 gap-4 text-sm sm:grid-cols-4 lg:grid-cols-6">
          {colours.map(([name, ground]) => (
            <li key={name}>
              <div className={`${ground} mb-2 h-16 inset-ring inset-ring-stone-200`} />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection title="Type">
        <p className="display text-5xl">Built to the millimetre</p>
        <p lang="de" className="display text-4xl">
          Straßenrennräder
        </p>
        <p className="display text-3xl">Built to order</p>
        <p className="title text-2xl">Geometry and sizes</p>
        <p lang="de" className="title text-xl">
          Fahrradschlauchreparaturset
        </p>
        <p className="text-lg">Light, quick and comfortable for longer than you planned.</p>
        <p className="max-w-prose">
          One mechanic takes your bike from the bare frame to the last torque setting, then signs
          the build record that comes in the box. Šárka, Łukasz, Ştefan and Jürgen agree.
        </p>
        <p className="text-sm text-stone-600">Including VAT, plus £30 delivery.</p>
        <p className="figures">£1,199 · 2.499 € · 11 890 Kč · 4 599 zł · ¥219,000 · 1 111,11 kr</p>
      </KitSection>
      <KitSection title="Icons">
        <ul className="grid grid-cols-3 gap-4 text-xs sm:grid-cols-6 lg:grid-cols-9">
          {keysOf(iconPaths).map((name) => (
            <li key={name} className="grid justify-items-center gap-2 text-center">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
    </>
  )
}
