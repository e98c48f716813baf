import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonKind } from './button-look.ts'
import { usePageForm } from './form-context.ts'

type SubmitButtonProps = {
  children: ReactNode
  kind?: ButtonKind
  className?: string
  /** Identifies the button where a form has several. */
  name?: string
  value?: string
}

/** Submits its form; it is inactive until the response arrives. */
export function SubmitButton({ children, ...rest }: SubmitButtonProps) {
  const { isPending } = usePageForm().form
  return (
    <Button {...rest} type="submit" isLoading={isPending} aria-disabled={isPending}>
      {children}
    </Button>
  )
}

/** A submit button on a line of its own, where it is as wide as its words. */
export const SubmitRow = (props: SubmitButtonProps) => (
  <div>
    <SubmitButton {...props} />
  </div>
)
