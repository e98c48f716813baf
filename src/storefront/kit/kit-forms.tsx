import { useState } from 'react'
import { Checkbox } from '#/ui/form/checkbox.tsx'
import { Field } from '#/ui/form/field.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { Quantity } from '#/ui/form/quantity.tsx'
import { RadioCard, RadioGroup } from '#/ui/form/radio-card.tsx'
import { Select } from '#/ui/form/select.tsx'
import { TextArea, TextInput } from '#/ui/form/text-input.tsx'
import { KitSection } from './kit-section.tsx'

export function KitForms() {
  const [quantity, setQuantity] = useState(1)
  return (
    <>
      <KitSection title="Fields">
        <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
          <Field label="Email" hint="We only write about this order.">
            {(control) => <TextInput {...control} type="email" autoComplete="off" />}
          </Field>
          <Field label="Phone number" isOptional>
            {(control) => <TextInput {...control} type="tel" autoComplete="off" />}
          </Field>
          <Field label="Postcode" error="This does not look like a postcode of Germany.">
            {(control) => <TextInput {...control} defaultValue="1234" />}
          </Field>
          <Field label="Delivery">
            {(control) => (
              <Select {...control}>
                <option>To my door</option>
                <option>To the Leeds store</option>
              </Select>
            )}
          </Field>
          <Field label="Order number">
            {(control) => <TextInput {...control} disabled defaultValue="CA-10482" />}
          </Field>
          <Field label="What happened?" isOptional>
            {(control) => <TextArea {...control} />}
          </Field>
        </div>
        <Notice>Your build is kept for 30 days.</Notice>
        <Notice kind="done">Password reset email sent</Notice>
      </KitSection>
      <KitSection title="Choices">
        <div className="max-w-xs">
          <Checkbox label="Carbon" defaultChecked />
          <Checkbox label="Titanium" />
          <Checkbox label="Bamboo" disabled />
          <Checkbox label="Send me the letter from the workshop" hint="Once a month." />
        </div>
        <RadioGroup legend="Size" hint="Which one am I?" className="grid gap-2 sm:grid-cols-3">
          <RadioCard name="size" label="S" note="In stock, leaves Tuesday" defaultChecked />
          <RadioCard name="size" label="M" note="Leaves 4 December" aside="+ £0" />
          <RadioCard name="size" label="L" note="Sold out" disabled />
        </RadioGroup>
        <div>
          <Quantity label="Quantity of bottles" value={quantity} max={9} onChange={setQuantity} />
        </div>
      </KitSection>
    </>
  )
}
