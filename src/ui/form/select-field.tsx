import type { SelectHTMLAttributes } from 'react'
import { FormField, type FormFieldProps } from './form-field.tsx'
import { Select } from './select.tsx'

export type SelectFieldProps = Omit<FormFieldProps, 'children'> &
  Pick<SelectHTMLAttributes<HTMLSelectElement>, 'autoComplete' | 'onChange'> & {
    /** Stands there until something is chosen; without it the first option is. */
    empty?: string
    options: readonly { value: string; name: string }[]
  }

/** A form field with a native select. */
export function SelectField({
  empty,
  options,
  autoComplete,
  onChange,
  ...field
}: SelectFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <Select {...control} autoComplete={autoComplete} onChange={onChange}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}
