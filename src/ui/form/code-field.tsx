import { TextField, type TextFieldProps } from './form-field.tsx'

/** Text that is typed just as it is shown, such as an order number: browsers do not correct it, and phones begin with capitals. */
export const CodeField = (props: TextFieldProps) => (
  <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} {...props} />
)
