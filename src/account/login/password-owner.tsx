/** Tells password managers whose password the form asks for; nobody else sees it. */
export const PasswordOwner = ({ email }: { email: string }) => (
  <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
)
