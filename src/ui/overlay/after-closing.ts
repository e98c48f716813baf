/**
 * For the `onToggle` of a dialog that is no longer rendered once it is closed. It is told before the browser closes the
 * dialog, which gives the focus back to where it was; a dialog that is gone by then gives nothing back.
 */
export const afterClosing =
  (run: () => void) =>
  (isOpen: boolean): void => {
    if (!isOpen) setTimeout(run)
  }
