/** A hidden field that tells password managers whose password the form asks for. */
export const PasswordOwner = ({ email }: { email: string }) => (
  <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
)
