import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { classes } from '#/ui/classes.ts'

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input {...rest} type={type} className={classes('control', className)} />
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  ref?: Ref<HTMLTextAreaElement>
}

/** Grows with its content where the browser supports `field-sizing`. */
export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classes('control', 'field-sizing-content', className)}
    />
  )
}
