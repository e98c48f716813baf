import { TextField, type TextFieldProps } from './form-field.tsx'

/** A number or code that is copied from a mail or a sticker: nothing corrects it, and a phone types capitals. */
export const CodeField = (props: TextFieldProps) => (
  <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} {...props} />
)
