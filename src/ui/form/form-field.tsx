import type { InputHTMLAttributes, ReactNode } from 'react'
import type { Form } from '#/navigation/forms/use-form.ts'
import { Field, type ControlProps } from './field.tsx'
import { TextInput } from './text-input.tsx'
import { useMessageText } from '#/ui/use-message-text.ts'

/** What a control of a form carries: its name, and what was typed before. */
export type FormControl = ControlProps & { name: string; defaultValue: string }

type FormFieldProps = {
  form: Form
  name: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
  /** What the field holds at first. */
  value?: string | undefined
  /** False where the browser must not insist, since the field may be hidden. */
  required?: boolean
  children: (control: FormControl) => ReactNode
}

/** A field of a form: label, control, what is wrong, hint. */
export function FormField(props: FormFieldProps) {
  const { form, name, label, hint, isOptional = false, value, required = !isOptional } = props
  const text = useMessageText()
  const problem = form.problemOf(name)
  return (
    <Field
      id={form.fieldId(name)}
      label={label}
      hint={hint}
      error={problem && text(problem)}
      isOptional={isOptional}
    >
      {(control) =>
        props.children({ ...control, required, name, defaultValue: form.valueOf(name, value) })
      }
    </Field>
  )
}

type TextFieldProps = Omit<FormFieldProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'value'>

/** A field with one line to write on. */
export function TextField({ form, name, label, hint, isOptional, value, ...rest }: TextFieldProps) {
  const { required, ...input } = rest
  return (
    <FormField
      form={form}
      name={name}
      label={label}
      hint={hint}
      value={value}
      {...(isOptional !== undefined && { isOptional })}
      {...(required !== undefined && { required })}
    >
      {(control) => <TextInput {...input} {...control} />}
    </FormField>
  )
}
