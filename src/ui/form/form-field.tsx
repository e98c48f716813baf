import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field, type ControlProps } from './field.tsx'
import { useLabel, usePageForm } from './form-context.ts'
import { TextInput } from './text-input.tsx'
import { useMessageText } from '#/ui/use-message-text.ts'

/** Props of a form control, with its name and its initial value. */
export type FormControl = ControlProps & { name: string; defaultValue: string }

export type FormFieldProps = {
  name: string
  /** By default the one that the form has for the name. */
  label?: string | undefined
  hint?: ReactNode
  isOptional?: boolean
  /** A class of the word "optional", where CSS decides whether the field is. */
  optionalClass?: string
  /** The initial value. */
  value?: string | undefined
  /** False where the field may be hidden, since the browser would then block the form. */
  required?: boolean
  children: (control: FormControl) => ReactNode
}

/** A form field with label, control, error and hint. */
export function FormField(props: FormFieldProps) {
  const { name, hint, isOptional = false, optionalClass = '', value } = props
  const { required = !isOptional } = props
  const { form } = usePageForm()
  const label = useLabel(name, props.label)
  const text = useMessageText()
  const problem = form.problemOf(name)
  return (
    <Field
      id={form.fieldId(name)}
      label={label}
      hint={hint}
      error={problem && text(problem)}
      isOptional={isOptional}
      optionalClass={optionalClass}
    >
      {(control) =>
        props.children({ ...control, required, name, defaultValue: form.valueOf(name, value) })
      }
    </Field>
  )
}

export type TextFieldProps = Omit<FormFieldProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'value'>

/** A form field with a single-line text input. */
export function TextField({ name, label, hint, isOptional, value, ...rest }: TextFieldProps) {
  const { required, optionalClass, ...input } = rest
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      value={value}
      {...(isOptional !== undefined && { isOptional })}
      {...(optionalClass !== undefined && { optionalClass })}
      {...(required !== undefined && { required })}
    >
      {(control) => <TextInput {...input} {...control} />}
    </FormField>
  )
}
